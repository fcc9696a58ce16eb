import { defineConfig } from 'vitest/config'

/** On two cores one of them would idle, and files of the API start worker threads: more are no faster. */
const together = { maxWorkers: 2 }

/** What Node runs as it is: sooner begun, and as fast as the product itself. */
const native = { experimental: { viteModuleRunner: false } }

const api = {
  ...native,
  include: ['apps/api/src/**/*.test.ts'],
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
  // Each file has a database of its own; what they share is the app's modules, loaded once.
  isolate: false,
  ...together,
}

/** What another PostgreSQL could do otherwise: statements of every call, migrations, locks, jobs, plans of large tables. */
const onServer = [
  'apps/api/src/http/{access,answers,idempotency}.test.ts',
  'apps/api/src/{db,system}/*.test.ts',
  'apps/api/src/platform/jobs/*.test.ts',
  'apps/api/src/designs/update-design.test.ts',
  'apps/api/src/cart/cart.test.ts',
  'apps/api/src/preorders/preorders.test.ts',
  'apps/api/src/teams/{invitations,search-teams}.test.ts',
]

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          ...native,
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...native,
          include: ['e2e/src/**/*.e2e.ts'],
          globalSetup: ['e2e/src/global-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          ...together,
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], ...together } },
      { extends: true, test: { name: 'api', ...api } },
      ...(process.env.TEST_DATABASE_URL
        ? [{ extends: true as const, test: { name: 'api-on-server', ...api, include: onServer } }]
        : []),
    ],
  },
})
