export type EventName =
  | 'Team Created'
  | 'Project Created'
  | 'Design Created'
  | 'Design Changed'
  | 'Product Added'
  | 'Product Removed'
  | 'Cart Viewed'
  | 'Product Added To Collect Sizes'
  | 'Product Removed From Collect Sizes'
  | 'Sizes collected'
  | 'Comment Added'
  | 'Review Opened'
  | 'Design Approved'

/**
 * An event as it is sent: ids and facts, no names, no emails. A collector that is sent an id again has it already.
 */
export type AnalyticsEvent = {
  readonly id: string
  readonly name: EventName
  /** ISO 8601, UTC. */
  readonly at: string
  /** Null for another server with the service key, and for anyone without a session. */
  readonly userId: string | null
  /** What brought the person here, as they signed up. */
  readonly campaign: string | null
  readonly properties: Readonly<Record<string, string>>
}
