import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** On two cores one of them would idle; browsers and threads of their own take the rest. */
const together = { maxWorkers: 2 }

/** What Node runs as it is: sooner begun, and as fast as the product itself. */
const native = { experimental: { viteModuleRunner: false } }

/** Each file ends what it began, and what its modules keep is as good for the next: they are loaded once a worker. */
const oneProcess = { isolate: false, ...together }

/** These before the others of their project, or a worker would be at them when the other has nothing left. */
const longest = [
  'pictures.test.ts',
  'patterns.test.ts',
  'bakes.test.ts',
  'hostile-input.test.ts',
  'access.test.ts',
  'touch.e2e.ts',
  'commands.e2e.ts',
  'artwork-ways.e2e.ts',
  'whole-way.e2e.ts',
  'main-job.e2e.ts',
  'together.e2e.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      [project.name, longest.some(name => moduleId.endsWith(`/${name}`)) ? 0 : 1].join(' ')
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
  }
}

const api = {
  ...native,
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
  ...oneProcess,
  // They wait for their database half of the time.
  maxWorkers: 3,
  sequence: { sequencer: LongestFirst, groupOrder: 1 },
}

/** Every product in every size and on every side: minutes of work, which a change of anything else cannot spoil. */
const garments = [
  'packages/embroidery/src/embroidery.test.ts',
  'packages/garment/src/coarse-images.test.ts',
  'packages/pattern/src/points-of-measure/points-of-measure.test.ts',
  'packages/pattern/src/products/patterns.test.ts',
  'packages/technique/src/{techniques,woven/woven}.test.ts',
  'packages/techpack/src/{chosen-cloth,cut-pieces,cutting-page,notches,one-figure,piece-sheet,placement-words,placing-letters,sewn-on}.test.ts',
  'packages/techpack/src/{knitting/knitting,machine/halftone-dots,machine/pattern/{each-allowance,write-dxf},pieces/sewn-pieces}.test.ts',
  'packages/techpack/src/sewing/{sewing,sewing-order}.test.ts',
  'tools/drape/bakes.test.ts',
  'tools/sheet/pictures.test.ts',
]

/** Whole programs that are started, killed and started again, files that take them to their limits: minutes of work. */
const programs = [
  'apps/api/src/{main,strangers,commands/{load-tables,user},rooms/two-processes,system/full-disk}.test.ts',
  'apps/api/src/accounts/{deletion,erasure,export}.test.ts',
  'apps/api/src/assets/{artwork-links,kept-once,hostile-files,pages-of-files,margins,text-art,undrawn,uploads}.test.ts',
  'apps/api/src/cart/{earlier-lists,line-pictures,measure-names}.test.ts',
  'apps/api/src/collection/{kept-numbers,words}.test.ts',
  'apps/api/src/designs/long-lists.test.ts',
  'apps/api/src/http/{hostile-input,hung-up,leaving}.test.ts',
  'apps/api/src/mockups/mockups.test.ts',
  'apps/api/src/payments/{accounting/books,money}.test.ts',
  'apps/api/src/pictures/{draw-person,picture-worker,pictures,things,waiting-pictures}.test.ts',
  'apps/api/src/platform/artwork/**/{artwork-reader,pages,effort,finest-of-words,highest-in-font}.test.ts',
  'apps/api/src/platform/artwork/svg/{clean-drawing.property,far-layers,outline-text,resolutions}.test.ts',
  'apps/api/src/platform/database/{check-database,embedded-postgres}.test.ts',
  'apps/api/src/platform/news/lost-lines.test.ts',
  'apps/api/src/platform/typesetter/typesetter.test.ts',
  'apps/api/src/projects/delete-project.test.ts',
  'apps/api/src/requests/{edits/edit-sequences,one-more-heights,open-checks,order-one-more,proofs/pieces}.test.ts',
  'apps/api/src/requests/{desk-rights,ordered-look,ordered-line-pictures,request-lists}.test.ts',
  'apps/api/src/review/attachments.test.ts',
  'apps/api/src/techpacks/{films,machine/**/*,missing,releases,release-links,released-order}.test.ts',
  'apps/api/src/techpacks/{ink-size,settings,workshop-files,people/*}.test.ts',
  'apps/api/src/webhooks/{outage,webhooks}.test.ts',
  'tools/launch/*.test.ts',
]

/**
 * The main ways: of a customer from the front room to a closed order that is paid, and of the staff who make it; of whoever
 * picks sizes and their organiser; and who may enter. All others are journeys that take half an hour.
 */
const mainWays = ['e2e/src/{main-job,whole-way,login,language,sizes}.e2e.ts']

/** What another PostgreSQL could do otherwise: statements of every call, migrations, locks, jobs, plans of large tables. */
const onServer = [
  'apps/api/src/http/{answers,idempotency}.test.ts',
  'apps/api/src/{db,system}/*.test.ts',
  'apps/api/src/platform/jobs/*.test.ts',
  'apps/api/src/designs/update-design.test.ts',
  'apps/api/src/requests/listing/staff-lists.test.ts',
  'apps/api/src/teams/{invitations,search-teams}.test.ts',
]

/** Every call by every kind of person: on the server too, when there is time. */
const wholeOnServer = ['apps/api/src/http/access.test.ts']

const server = (name: string, include: string[]) =>
  process.env.TEST_DATABASE_URL ? [{ extends: true as const, test: { name, ...api, include } }] : []

const journey = {
  ...native,
  globalSetup: ['e2e/src/global-setup.ts'],
  testTimeout: 360_000,
  expect: { poll: { timeout: 60_000 } },
  ...oneProcess,
}

export default defineConfig({
  test: {
    // They end what hangs; a busy machine, or one that stood still meanwhile, is no fault.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    setupFiles: process.env.REACH ? ['tools/mutation/note-reach.ts'] : [],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/torture/**', 'tools/launch/**', ...garments],
          provide: { histories: 500, lists: 1000 },
          ...native,
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: {
          name: 'histories',
          include: ['packages/sync/src/histories.test.ts', 'packages/techpack/src/people/agreement.test.ts'],
          provide: { histories: 10_000, lists: 10_000 },
          testTimeout: 1_800_000,
          ...native,
        },
      },
      { extends: true, test: { name: 'garments', include: garments, ...native, ...oneProcess } },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...journey,
          include: mainWays,
        },
      },
      {
        extends: true,
        test: { name: 'journeys', ...journey, include: ['e2e/src/**/*.e2e.ts'], exclude: mainWays },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], ...oneProcess } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/lib/testing/page.ts'],
          ...oneProcess,
        },
      },
      {
        extends: true,
        test: { name: 'api', ...api, include: ['apps/api/src/**/*.test.ts'], exclude: programs },
      },
      { extends: true, test: { name: 'programs', ...api, include: programs } },
      {
        extends: true,
        test: { name: 'drawings', include: ['tools/**/*.drawings.ts'], ...native, ...oneProcess },
      },
      { extends: true, test: { name: 'torture', ...native, include: ['tools/torture/*.test.ts'] } },
      ...server('api-on-server', onServer),
      ...server('programs-on-server', wholeOnServer),
    ],
  },
})
