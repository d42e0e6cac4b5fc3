// One algorithm of the package seedrandom. The main module of the package would include seven algorithms, and requires Node's
// crypto.

declare module 'seedrandom/lib/xor4096.js' {
  export default function xor4096(seed: string): { int32(): number }
}
