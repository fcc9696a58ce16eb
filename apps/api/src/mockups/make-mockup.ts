import { asOffered, type Offered } from '@teamloom/commerce/house/house.ts'
import { pricePieces } from '@teamloom/commerce/pricing/price-item.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { type DrawnSide, mockupData } from '@teamloom/techpack/mockup/mockup-data.ts'
import { eq } from 'drizzle-orm'
import { designs, projects } from '#api/db/tables.ts'
import { lookKeyOf } from '#api/designs/keep-look.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { untitled } from '#api/designs/untitled.ts'
import type { AskedMockup } from '#api/mockups/asked-mockup.ts'
import { mockupDocument } from '#api/mockups/mockup-document.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import type { Dependencies } from '#api/services.ts'

type Services = Pick<Dependencies, 'database' | 'pictures' | 'config' | 'now' | 'house'>

type SetMockup = { readonly document: Typeset; readonly holder: Holder }

const pictureWidth = 1200

/** A mock-up ready to be set; MU1: of the design as it was when it was asked for. */
export async function makeMockup(
  asked: AskedMockup,
  services: Services,
): Promise<Result<SetMockup, Refusal<'designIdDoesntExist' | 'InvalidPartsToBuild'>>> {
  const { read } = services.database
  const [found] = await read
    .select({ row: designs, projectName: projects.name, teamId: projects.teamId })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(eq(designs.id, asked.designId))
  if (!found || found.row.deletedAt) return refuse('designIdDoesntExist')
  const { row, projectName, teamId } = found
  const opened = await rebuildDesign(read, row, asked.revision)
  const holder = { team: teamId ?? row.id, account: row.id }
  const sides = opened && (await drawSides(asked, opened, holder, services))
  if (!opened || !sides) return refuse('InvalidPartsToBuild')
  const { language: locale, units } = asked
  const now = services.now()
  const house = await services.house.at(read, now)
  const data = mockupData({
    ...opened,
    name: row.name ?? untitled[locale],
    projectName,
    revision: asked.revision,
    now,
    locale,
    sides: sides.map(({ drawn }) => drawn),
    unit: units === 'none' ? null : units,
    hasColors: asked.colors,
    isDated: asked.dated,
    price: priceOf(asked, asOffered(house, opened)),
  })
  const pictures = new Map(sides.map(({ drawn, picture }) => [drawn.picture, picture]))
  return ok({ document: await mockupDocument(data, pictures), holder })
}

function priceOf({ price, currency }: AskedMockup, opened: Offered<OpenedDesign>) {
  if (price === undefined) return null
  const terms = priceTermsOf(opened)
  return { pricing: pricePieces(terms, price, currency), hasSlots: (terms.slots ?? []).length > 0 }
}

/** Undefined where a side cannot be drawn. */
async function drawSides(
  { sides }: AskedMockup,
  { document, product }: OpenedDesign,
  { team }: Holder,
  { pictures, config }: Services,
): Promise<readonly { readonly drawn: DrawnSide; readonly picture: Uint8Array }[] | undefined> {
  const drawn = drawnDesign(document, product)
  const key = lookKeyOf(drawn, config.sessionSecret)
  const made = await Promise.all(
    sides.map(async side => {
      const [picture, seen] = await Promise.all([
        pictures.picture(key, async () => drawn, side, pictureWidth, team),
        pictures.frames({ framed: drawn, side }, team),
      ])
      return picture && seen && { drawn: { side, picture: `${side}.jpg`, ...seen }, picture }
    }),
  )
  return made.every(each => each !== undefined) ? made.map(each => must(each, 'side')) : undefined
}
