/** CIEDE2000 by which an ink stands out from its cloth: its shapes are finer than a garment's parts. */
export const inkContrast = 30
