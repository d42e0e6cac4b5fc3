// Made by scripts/freeze-suite.mjs; never to be changed.

import type { SuiteName } from './suite.ts'

export const V1: SuiteName = {
  name: 'v1',
  file: '8a15b014828a669c0204b0375120909aa72f9e7cfc9132b0a2d3536cad877c6a',
  corpora: {
    '497c9ad4a0a550156abe4e541741c261921b6f3c7ebec686a98fd158cb4f4bdf': 'v1',
    '68a1e0fce14d3cb13cc48fb53c6d6e93fa33fd769cb6d9ad1f7b1385aea5c912': 'v1 (part: sudoku)',
    '402ef826d9b8c7a1ea64977f8bc35929999be546be0889ed0bc8908c23f17221': 'v1 (part: sudoku 9x9)',
    ede0c9a1c5ffa0788c3c9959fe5dd56be59d9cb63000738bf21ce9feb08b26de: 'v1 (part: sudoku 12x12)',
    '78f96b73593b7949141c8c6858e9a11918f0a8c69cd2b28cab47e3e06dfe18d8': 'v1 (part: sudoku 16x16)',
    a1d198e15806401214b394d202465ab5b43650da85f41f4bdfed9b66cfa3967d: 'v1 (part: kenken)',
    '7b9c03d268f47bc45a2273c8eb1fe4614a03db7de01efb0ad40b514f28e145c2': 'v1 (part: kenken 5x5)',
    baeaa538237581ef787511b97207d3bb7769b41d19ddf91401bbdb730f16c3fe: 'v1 (part: kenken 7x7)',
    '73cbb0b2fc417d806116da6c16a64377f980a4e38adabacb53d3a0408df242d9': 'v1 (part: kenken 9x9)',
    fbc7db7400c8407323ba5da0c0888ae5616d36660ba546adf7be603879ed974e: 'v1 (part: survo)',
    '86c95ba5c9af8fd5bf9a12cf05e39486e98cbad8293961c0ff4a3458afdca3c8': 'v1 (part: survo 4x4)',
    '39389a21ad5c5a6248deff3c6999da10e64f3e0eb1b2548a55ae6e2c59a1eadf': 'v1 (part: survo 3x6)',
    a84687071a3666aba7c44fed20e334adfe2890eaae76ff4f3e1ced462d483ec7: 'v1 (part: survo 4x5)',
    '2583e561e85e3c884a2b1b9d960acd859997af7a19d50ac025672e16c71c4079': 'v1 (part: hidoku)',
    '07a1e07690dc1fad20a474ac981416a839af86f70f6092de75de8c48f31f4c65': 'v1 (part: hidoku 6x6)',
    '347a680a13dae9fdea0078135469d01cd9a19d19c92ce4f3872b9e38f20390f4': 'v1 (part: hidoku 8x8)',
    '986bf46a33f2808afed48dd60660fc9b8f7d63cf1377731c071c2b18867cfde0': 'v1 (part: hidoku 10x10)',
    b43754ec109a98b3c2abb1175fd8d3f7e615b8a37886d65e8cfd345b1df70c60: 'v1 (part: magic)',
    '24b96b53e612302c577b138ae7b680eb3604063abd8a051fd4d706a67de5a17f': 'v1 (part: magic 4x4)',
    '4684f230652c1169f0a0c0539447ffb86a5fe3b1163ba2b00bcd6f306845c74f': 'v1 (part: magic 5x5)',
    ec4eded70b08474d7b13112b1197984bd2b112e699f5b0e4ee2164c549f93929: 'v1 (part: magic 6x6)',
    f905e7c6919a69949044be1eb5fea28d8acbaf4fe2e690db204c20f0d78795fa: 'v1 (part: latinsquare)',
    '5a41f5ca05fca68484bb4bb1f60ad09490d044ed155dc5f708d012ac0cff5412': 'v1 (part: latinsquare 5x5)',
    '716e8123596a687f6ea9c7af8d71d34fb342969591c1b503a1ca904efa1cb3f4': 'v1 (part: latinsquare 7x7)',
    dd060ed6554ccb0a6369098c35d2ef7d981b3c5fcf2c44157a217ce7f6167ff7: 'v1 (part: latinsquare 9x9)',
  },
}
