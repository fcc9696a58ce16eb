/** Thread of weight 40 as shops sew it; millimetres. */
export const millimetresPerInch = 25.4

/** Between rows of a fill, and between throws of satin. */
export const rowGap = 0.4
export const strandRadius = 0.245
export const fillStitch = 3
export const runStitch = 2.2

/** Wider is filled. */
export const satinWidest = 8
/** Thinner strokes come out as wide as this. */
export const satinNarrowest = 1.15
/** Thinner still is one line of running stitch. */
export const runBelow = 0.58
/** A throw this long catches on things: it is sewn in two. */
export const longestThrow = 9.5
/** All throws of a stroke this wide are sewn in two as well, or it would stand off its cloth like a cord. */
export const splitFrom = 3
/** How far thread runs under what is sewn over its edge. */
export const underlap = 0.6
/** How far needles swing past an edge, as thread pulls cloth together. */
export const pullCompensation = 0.16
/** Less than this holds no stitch. Square millimetres. */
export const leastArea = 0.35
