import type { FaceMaskSpec } from '../../blocks/face-mask.ts'

export const maskSizeNames: readonly string[] = ['one size']

export const maskSpec: FaceMaskSpec = { length: 4.25, height: 5.4, sideHeight: 2.8, bulge: 0.62 }
