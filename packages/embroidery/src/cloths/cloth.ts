/** What is sewn on, as far as stitches depend on it. Millimetres; figures are those of thread of weight 40. */
export type Cloth = {
  readonly name: ClothName
  /** How far rows, and throws on one side, lie apart: 1 is 0.40 mm, less lies closer. */
  readonly spacing: number
  /** How far needles swing past an edge, as thread pulls this cloth together. */
  readonly pull: number
  /** Below rows one set of lines across them, or two that cross. */
  readonly underlay: Underlay
  /** A throw that is longer is sewn in parts. */
  readonly longestSatin: number
  /** Whether areas are sewn from the middle out and bottom up, as a cap's must be. */
  readonly isFromMiddle: boolean
  readonly backing: Backing
  readonly topping: 'soluble' | null
  readonly needle: Needle
  /** How fast a machine runs on it. */
  readonly stitchesPerMinute: number
}

export const clothNames = ['fleece', 'jersey', 'rib', 'polar', 'taslan', 'knit', 'cap', 'twill'] as const
export type ClothName = (typeof clothNames)[number]

/** Below a fill: nothing but its own ways, lines across its rows, or two sets of lines that cross. */
export const underlays = ['none', 'across', 'lattice'] as const
export type Underlay = (typeof underlays)[number]

/** By what it is and its grams to the square metre; `Twice`: in two plies. */
export const backings = [
  'cutAway80',
  'cutAway80Twice',
  'cutAway60',
  'tearAway50',
  'tearAwayCap',
  'stiff200',
] as const
export type Backing = (typeof backings)[number]

/** Points of size 75/11: a light ball for knits, a round one for what is woven close. */
export type Needle = 'ball75' | 'sharp75'
