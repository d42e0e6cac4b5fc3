import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  heightAt,
  placeAlong,
  type Stairs,
  stairsThrough,
  takingTurns,
} from '../../src/bench/report/staircaseLines.ts'

/** Places from the bottom left to the top right, with as many repeated coordinates as fit. */
const rising = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 2,
    maxLength: 12,
  })
  .map((moves) => {
    let [x, y] = [0, 400]
    return moves.map(([right, up]): [number, number] => {
      x += right / 3
      y -= up / 3
      return [x, y]
    })
  })

/** The unit lines of a line on whole pixels. */
function units(lines: readonly Stairs[]): string[] {
  return lines.flatMap((line) =>
    line.slice(1).flatMap(([x, y], index) => {
      const [fromX, fromY] = line[index]
      const length = Math.abs(x - fromX) + Math.abs(y - fromY)
      return Array.from({ length }, (_, unit) =>
        y === fromY ? `h ${fromX + unit} ${y}` : `v ${x} ${fromY - unit}`,
      )
    }),
  )
}

describe('stairs', () => {
  it('pass within half a pixel of each place, and turn at each corner', () => {
    fc.assert(
      fc.property(rising, (places) => {
        const stairs = stairsThrough(places)
        const corners = new Set(units([stairs]).map((unit) => unit.slice(2)))
        corners.add(String(stairs[0]).replace(',', ' '))
        corners.add(String(stairs.at(-1)).replace(',', ' '))
        for (const [x, y] of places) expect(corners).toContain(`${Math.round(x)} ${Math.round(y)}`)
        const turns = stairs.slice(1).map(([x], index) => x === stairs[index][0])
        expect(turns.slice(1)).toEqual(turns.slice(0, -1).map((isRiser) => !isRiser))
      }),
    )
  })

  it('of very many places have no more corners than pixels', () => {
    const places = Array.from({ length: 50_000 }, (_, index): [number, number] => [
      index / 250,
      200 - index / 250,
    ])
    expect(stairsThrough(places).length).toBeLessThanOrEqual(402)
  })

  it('have a height at each x between their ends', () => {
    const stairs = stairsThrough([
      [0, 10],
      [5, 4],
      [9, 4],
    ])
    expect([-1, 0, 4, 5, 9, 10].map((x) => heightAt(stairs, x))).toEqual([undefined, 10, 10, 4, 4, undefined])
    expect(placeAlong(stairs, 0.5)).toEqual([5, 7.5])
  })
})

describe('lines that coincide', () => {
  it('take turns: together they draw each part of each line, and none draws over another', () => {
    fc.assert(
      fc.property(fc.array(rising, { minLength: 1, maxLength: 5 }), (all) => {
        const stairs = all.map(stairsThrough)
        const divided = takingTurns(stairs)
        const drawn = divided.flatMap(({ own, shared }) => units([...own, ...shared]))
        expect(new Set(drawn)).toEqual(new Set(units(stairs)))
        expect(drawn).toHaveLength(new Set(drawn).size)
        divided.forEach(({ own, shared }, index) => {
          const whole = new Set(units([stairs[index]]))
          for (const unit of units([...own, ...shared])) expect(whole).toContain(unit)
        })
      }),
    )
  })

  it('are all visible', () => {
    const line = stairsThrough([
      [0, 100],
      [60, 40],
      [120, 10],
    ])
    const lengths = takingTurns([line, line, line]).map(({ own, shared }) => {
      expect(own).toEqual([])
      return units(shared).length
    })
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(5)
  })
})
