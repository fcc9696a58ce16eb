import { useDebouncedCallback } from '@mantine/hooks'
import { clockOf, isShownTwice, momentOf } from '@teamloom/commerce/collection/closing-time.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import type { SettingsChange } from '#web/data/collection.ts'

type Clock = { readonly date: string; readonly time: string }

/**
 * The closing time as it is typed, saved a second after: a year that is half typed is one of long ago, and what has
 * passed closes nothing. In another zone it is what clocks there show.
 */
export function useClosingClock(
  { closesAt, timeZone }: Pick<Collection['settings'], 'closesAt' | 'timeZone'>,
  onChange: (change: SettingsChange) => void,
) {
  const [draft, setDraft] = useState<Clock>()
  const [isPast, setPast] = useState(false)
  const save = ({ date, time }: Clock, zone: string) => {
    const moment = date ? momentOf(date, time || '23:59', zone) : null
    if (moment && moment.getTime() <= Date.now()) return setPast(true)
    setPast(false)
    setDraft(undefined)
    onChange(moment ? { closesAt: moment.toISOString(), timeZone: zone } : { closesAt: null })
  }
  // The first time is set in the zone that one is in.
  const zone = closesAt ? timeZone : new Intl.DateTimeFormat().resolvedOptions().timeZone
  const later = useDebouncedCallback((clock: Clock) => save(clock, zone), {
    delay: 1000,
    flushOnUnmount: true,
  })
  const saved = closesAt ? clockOf(new Date(closesAt), timeZone) : { date: '', time: '23:59' }
  const clock = draft ?? saved
  return {
    clock,
    isPast,
    comesTwice: clock.date !== '' && clock.time !== '' && isShownTwice(clock.date, clock.time, zone),
    setClock: (next: Clock) => {
      setDraft(next)
      setPast(false)
      later(next)
    },
    setZone: (next: string) => save(clock, next),
  }
}
