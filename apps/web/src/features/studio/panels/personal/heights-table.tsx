import { IconLink, IconPlus } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { HeightSteps, useBands } from '#web/features/studio/panels/personal/letter-heights.tsx'
import { LinkedCopies } from '#web/features/studio/panels/personal/linked-copies.tsx'
import { NumeralsByBook } from '#web/features/studio/panels/personal/numerals-by-book.tsx'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import type { Own } from '#web/features/studio/panels/personal/use-own-kinds.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** How high all that is each person's own is, a row for each place; and where else its words can stand. */
export function HeightsTable({ own }: Own) {
  const { t } = useTranslation()
  const bands = useBands()
  // A number is wanted on a chest or a sleeve too: it is asked until there is one.
  const [isAdding, setAdding] = useState(own.every(({ linkedTo }) => linkedTo === undefined))
  const copies = useId()
  return (
    <section className={panel.section}>
      <Allowed ability="canUpdateArtworkPosition">
        <div className={classes.table} data-bands={bands.length}>
          <h3>{t('personal.heights')}</h3>
          {bands.map(band => (
            <span key={band} className={classes.column} aria-hidden>
              {t(`personal.bands.${band}`)}
            </span>
          ))}
          {own.map(decoration => (
            <Row key={decoration.id} decoration={decoration} />
          ))}
        </div>
        {own.map(decoration => (
          <NumeralsByBook key={decoration.id} decoration={decoration} />
        ))}
        <button
          type="button"
          className={`${panel.link} ${classes.more}`}
          aria-expanded={isAdding}
          aria-controls={copies}
          onClick={() => setAdding(!isAdding)}
        >
          <IconPlus size={16} stroke={1.6} aria-hidden />
          {t('personal.panel.addLinked')}
        </button>
        <div id={copies} hidden={!isAdding}>
          {isAdding &&
            own
              .filter(({ linkedTo }) => linkedTo === undefined)
              .map(decoration => (
                <LinkedCopies
                  key={decoration.id}
                  decoration={decoration}
                  of={decoration.personal && t(`personal.kinds.${decoration.personal.kind}`)}
                />
              ))}
        </div>
      </Allowed>
    </section>
  )
}

function Row({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const bands = useBands()
  const { personal, linkedTo, location } = decoration
  const place = findLocation(product, location.selectedLocation.positionName)
  if (!personal) return null
  const kind = t(`personal.kinds.${personal.kind}`)
  const where = place ? label(place.label) : ''
  return (
    <>
      <p className={classes.of}>
        {kind}
        <small>
          {linkedTo !== undefined && <IconLink size={13} stroke={1.8} aria-hidden />}
          {linkedTo === undefined ? where : t('personal.panel.linked', { place: where })}
        </small>
      </p>
      {bands.map(band => {
        const name = t('personal.panel.height', {
          what: kind,
          place: where,
          band: t(`personal.bands.${band}`),
        })
        return (
          <div key={band} className={classes.steps} role="group" aria-label={name}>
            <HeightSteps decoration={decoration} personal={personal} band={band} name={name} />
          </div>
        )
      })}
    </>
  )
}
