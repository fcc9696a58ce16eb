/** What is used of it; it tells no types of its own. */
declare module 'pathkit-wasm/bin/pathkit.js' {
  type Enum = { readonly value: number }

  export type Path = {
    copy(): Path
    delete(): void
    addPath(path: Path): Path | null
    op(other: Path, op: Enum): Path | null
    simplify(): Path | null
    stroke(options: { width: number; miter_limit: number; join: Enum; cap: Enum }): Path | null
    dash(on: number, off: number, phase: number): Path | null
    transform(
      a: number,
      c: number,
      e: number,
      b: number,
      d: number,
      f: number,
      g: number,
      h: number,
      i: number,
    ): Path
    setFillType(type: Enum): void
    computeTightBounds(): { fLeft: number; fTop: number; fRight: number; fBottom: number }
    toSVGString(): string
  }

  export type PathKit = {
    FromSVGString(d: string): Path | null
    NewPath(): Path
    readonly PathOp: { readonly DIFFERENCE: Enum; readonly INTERSECT: Enum; readonly UNION: Enum }
    readonly FillType: { readonly WINDING: Enum; readonly EVENODD: Enum }
    readonly StrokeJoin: { readonly MITER: Enum; readonly ROUND: Enum; readonly BEVEL: Enum }
    readonly StrokeCap: { readonly BUTT: Enum; readonly ROUND: Enum; readonly SQUARE: Enum }
  }

  export default function open(options: { readonly wasmBinary: Uint8Array }): Promise<PathKit>
}
