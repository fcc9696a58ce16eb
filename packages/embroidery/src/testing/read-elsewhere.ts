/**
 * What pyembroidery (github.com/EmbroidePy/pyembroidery, commit c16d1b46) read on 2026-11-30 of files of the fixed program:
 * where each stitch ends, in tenths of a millimetre, y down; the same of all formats.
 */
export const readElsewhere = {
  stitches: [
    [-394, -300],
    [-400, -300],
    [-279, -179],
    [-158, -300],
    [-37, -179],
    [206, 150],
    [200, 150],
    [321, 29],
    [400, 100],
    [6, 0],
    [0, 0],
    [40, 3],
    [0, 6],
    [40, 9],
    [1, 13],
    [0, 297],
    [-5, 300],
    [-126, 179],
    [-247, 300],
  ],
  ends: [0, 0],
  changes: 2,
  hexes: { pes: ['#163E2D', '#E0A526', '#F4ECD8'], pes1: ['#003822', '#E8A900', '#EFE3B9'] },
} as const
