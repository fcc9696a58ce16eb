const storageKey = 'teamloom-campaign'

/** Remembers what brought the visitor here, until the tab is closed: the sign-up may be some pages away. */
export function keepCampaign(): void {
  const campaign = new URLSearchParams(window.location.search).get('campaign')
  if (campaign) sessionStorage.setItem(storageKey, campaign.slice(0, 200))
}

export function readCampaign(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
