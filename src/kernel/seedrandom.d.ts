// One algorithm of the package seedrandom by itself: the whole package brings along seven, and asks for Node's crypto.

declare module 'seedrandom/lib/xor4096.js' {
  export default function xor4096(seed: string): { int32(): number }
}
