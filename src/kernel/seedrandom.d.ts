// One algorithm of the package seedrandom. The whole package would include seven, and requires Node's crypto.

declare module 'seedrandom/lib/xor4096.js' {
  export default function xor4096(seed: string): { int32(): number }
}
