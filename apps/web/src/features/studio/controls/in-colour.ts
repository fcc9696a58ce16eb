import type { CSSProperties } from 'react'

/** For styles that read `--person`: someone's colour. */
export const inColour = (colour: string): CSSProperties => ({ '--person': colour }) as CSSProperties
