import type { Config } from '#api/config.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { News } from '#api/platform/news/news.ts'

/** What a room may use of the world. */
export type RoomWorld = {
  readonly database: Database
  readonly news: News
  readonly config: Pick<Config, 'isFactorRequired' | 'publicUrl' | 'sessionSecret'>
  readonly process: string
  readonly now: () => Date
  readonly log: (error: unknown) => void
}
