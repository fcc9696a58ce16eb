import process from 'node:process'
import { benchArtworkLooks } from './src/artwork-looks.ts'
import { benchArtworkMemory } from './src/artwork-memory.ts'
import { benchArtworkQueue } from './src/artwork-queue.ts'
import { benchBakeBytes } from './src/bake-bytes.ts'
import { benchCollection } from './src/collection.ts'
import { benchCommentsHeard } from './src/comments-heard.ts'
import { benchComposition } from './src/composition.ts'
import { benchDesignList } from './src/design-list.ts'
import { benchDesignUpdates } from './src/design-updates.ts'
import { benchEmbroidery } from './src/embroidery.ts'
import { type Figure, isHeld } from './src/figure.ts'
import { benchFlood } from './src/flood.ts'
import { benchLineBacks } from './src/line-backs.ts'
import { benchList } from './src/list-typing.ts'
import { benchListedRequest } from './src/listed-request.ts'
import { benchOrderDesk } from './src/order-desk.ts'
import { benchPictures } from './src/pictures.ts'
import { benchPrintMaps } from './src/print-maps.ts'
import { type Product, startProduct } from './src/product.ts'
import { benchReviewPage } from './src/review-page.ts'
import { benchRooms } from './src/rooms.ts'
import { benchServerCpu } from './src/server-cpu.ts'
import { benchSizePage } from './src/size-page.ts'
import { benchStaffList } from './src/staff-list.ts'
import { benchOpenings } from './src/studio-openings.ts'
import { benchPins } from './src/studio-pins.ts'
import { benchStudio } from './src/studio-speed.ts'
import { benchTags } from './src/tags.ts'
import { benchTeamSearch } from './src/team-search.ts'
import { benchTechpack } from './src/techpack-speed.ts'
import { benchThreadwork } from './src/threadwork.ts'
import { benchTimeline } from './src/timeline.ts'
import { benchTogether } from './src/together-speed.ts'

/** Every benchmark by its name; those on a running product share one. */
const alone: Readonly<Record<string, () => Promise<Figure[]>>> = {
  composition: benchComposition,
  'print-maps': benchPrintMaps,
  'bake-bytes': benchBakeBytes,
  threadwork: benchThreadwork,
  embroidery: benchEmbroidery,
  tags: benchTags,
  flood: benchFlood,
}

const onProduct: Readonly<Record<string, (product: Product) => Promise<Figure[]>>> = {
  'design-updates': benchDesignUpdates,
  'server-cpu': benchServerCpu,
  timeline: benchTimeline,
  'design-list': benchDesignList,
  'team-search': benchTeamSearch,
  rooms: benchRooms,
  together: benchTogether,
  collection: benchCollection,
  list: benchList,
  'line-backs': benchLineBacks,
  'listed-request': benchListedRequest,
  'size-page': benchSizePage,
  'review-page': benchReviewPage,
  'comments-heard': benchCommentsHeard,
  'order-desk': benchOrderDesk,
  'staff-list': benchStaffList,
  techpack: benchTechpack,
  'artwork-memory': benchArtworkMemory,
  'artwork-queue': benchArtworkQueue,
  'artwork-looks': benchArtworkLooks,
  pictures: benchPictures,
  studio: benchStudio,
  openings: benchOpenings,
  pins: benchPins,
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const unknown = wanted.filter(name => !(name in alone || name in onProduct))
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}: ${Object.keys({ ...alone, ...onProduct }).join(', ')}`)

const figures: Figure[] = []
for (const [name, bench] of Object.entries(alone)) if (isWanted(name)) figures.push(...(await bench()))
if (Object.keys(onProduct).some(isWanted)) {
  const product = await startProduct()
  try {
    for (const [name, bench] of Object.entries(onProduct)) {
      if (isWanted(name)) figures.push(...(await bench(product)))
    }
  } finally {
    await product.stop()
  }
}

const report = figures.map(figure => ({ ...figure, held: isHeld(figure) }))
process.stdout.write(
  `${JSON.stringify({ figures: report, held: report.every(({ held }) => held) }, null, 2)}\n`,
)
process.exitCode = report.every(({ held }) => held) ? 0 : 1
