import type { Sewn } from '../formats/format.ts'

/** Three threads in four stretches, with moves longer than a record holds: what public readers were given. */
export const fixedProgram: Sewn = {
  name: 'Fixed',
  threads: [
    { code: 'EMB65', name: 'Forest', hex: '#163E2D' },
    { code: 'EMB22', name: 'Old gold', hex: '#E0A526' },
    { code: 'EMB02', name: 'Ivory', hex: '#F4ECD8' },
  ],
  program: {
    middleX: 40,
    middleY: 30,
    blocks: [
      {
        thread: 1,
        stretches: [
          Int32Array.of(-400, -300, -394, -300, -400, -300, -279, -179, -158, -300, -37, -179),
          Int32Array.of(200, 150, 206, 150, 200, 150, 321, 29, 400, 100),
        ],
      },
      { thread: 2, stretches: [Int32Array.of(0, 0, 6, 0, 0, 0, 40, 3, 0, 6, 40, 9, 1, 13)] },
      { thread: 3, stretches: [Int32Array.of(-5, 300, 0, 297, -5, 300, -126, 179, -247, 300)] },
    ],
  },
}
