import type { PasswordCost } from '#api/accounts/passwords.ts'
import type { Config } from '#api/config.ts'
import type { ChangeOrdered } from '#api/designs/change-ordered.ts'
import type { HouseSettings } from '#api/house/house-settings.ts'
import type { PictureStudio } from '#api/pictures/picture-studio.ts'
import type { Analytics } from '#api/platform/analytics/analytics.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import type { CardPayments } from '#api/platform/card/card-payments.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'
import type { Counts } from '#api/platform/limits/counts.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'
import type { News } from '#api/platform/news/news.ts'
import type { Typesetter } from '#api/platform/typesetter/typesetter.ts'
import type { Presence } from '#api/rooms/presence.ts'
import type { KnownActors } from '#api/sessions/known-actors.ts'
import type { CuttingRoom } from '#api/techpacks/cutting-room.ts'

/** What operations may use of the world. The database is not here: each is given its transaction. */
export type Services = {
  readonly config: Config
  readonly now: () => Date
  readonly files: Files
  readonly jobs: Jobs
  readonly analytics: Analytics
  readonly artwork: ArtworkReader
  readonly pictures: PictureStudio
  /** What the other processes should know at once. */
  readonly news: News
  readonly presence: Presence
  readonly passwordCost: PasswordCost
  /** Whose the sessions are. */
  readonly actors: KnownActors
  /** What the house has set. */
  readonly house: HouseSettings
  readonly typesetter: Typesetter
  /** Null: it is not set up, and offered to nobody. */
  readonly card: CardPayments | null
  readonly cutting: CuttingRoom
  readonly changeOrdered: ChangeOrdered
  /** Null: nobody watches. */
  readonly metrics: Metrics | null
  /** What limits of calls count with. */
  readonly counts: Counts
  /** The process ends soon: it answers, and should be sent no more calls. */
  readonly isDraining: () => boolean
}

/** What the app is made of. */
export type Dependencies = Services & { readonly database: Database }
