import type { ActionName } from '@teamloom/design/actions/index.ts'

/** Where a change is made on a phone: on the garment itself, in a tab of the sheet, or beside the design's name. */
type From = 'garment' | 'parts' | 'colors' | 'decorate' | 'header'

type Way =
  | {
      readonly from: readonly From[]
      /** The module of the studio that makes it. */
      readonly by: string
    }
  /** The studio makes another change that does the same. */
  | { readonly as: ActionName }

/** How each change of a design is made on a phone. */
export const ways: Readonly<Record<ActionName, Way>> = {
  setColor: { from: ['colors', 'parts'], by: 'panels/style-colors.tsx' },
  setColors: { from: ['colors'], by: 'panels/whole/garment-color.tsx' },
  setStyle: { from: ['parts'], by: 'panels/style-tiles.tsx' },
  addDecoration: { from: ['decorate', 'parts'], by: 'session/use-decoration-actions.ts' },
  removeDecoration: { from: ['decorate'], by: 'session/use-decoration-actions.ts' },
  reinitializeDecoration: { from: ['decorate'], by: 'panels/artwork-block.tsx' },
  setDecorationAsset: { from: ['decorate'], by: 'panels/decoration-panel.tsx' },
  setDecorationLocation: { from: ['garment', 'decorate'], by: 'session/wanted-width.ts' },
  setDecorationSize: { from: ['garment', 'decorate'], by: 'stage/touch/carrying.ts' },
  setDecorationOption: { from: ['decorate'], by: 'panels/decoration-options.tsx' },
  setDecorationOptions: { from: ['decorate'], by: 'panels/personal/use-links.ts' },
  setDecorationTagName: { as: 'setDecorationOption' },
  setDecorationTagTextureName: { as: 'setDecorationOption' },
  setDecorationTagBackgroundColorName: { as: 'setDecorationOption' },
  setDecorationPatchBackgroundColorName: { as: 'setDecorationOption' },
  setDecorationPatchStitchColorName: { as: 'setDecorationOption' },
  setDecorationRepeatingPattern: { as: 'setDecorationOption' },
  setDecorationPersonal: { from: ['decorate'], by: 'panels/personal/use-personal.ts' },
  linkPersonal: { from: ['decorate'], by: 'panels/personal/use-links.ts' },
  setDecorationActive: { from: ['garment'], by: 'stage/touch/carrying.ts' },
  changeDecorationType: { from: ['decorate'], by: 'panels/type-tiles.tsx' },
  updatePrintColor: { as: 'updatePrintColors' },
  updatePrintColors: { from: ['decorate'], by: 'panels/ink-row-view.tsx' },
  restore: { from: ['header'], by: 'shell/header/studio-header.tsx' },
}
