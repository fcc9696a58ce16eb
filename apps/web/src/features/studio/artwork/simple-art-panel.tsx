import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { type SimpleArt, simpleArt } from '@teamloom/catalog/simple-art.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSimpleArt } from '#web/data/simple-art.ts'
import classes from '#web/features/studio/artwork/team-library.module.css'
import panel from '#web/features/studio/controls/panel.module.css'
import { UploadProblem } from '#web/features/studio/controls/upload-problem.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Wishes } from '#web/features/studio/session/use-adding-change.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = { readonly onUse: (artwork: Artwork, wishes: Wishes) => string | null }

/** Emblems of ours in groups, used by a click and recoloured like any artwork. */
export function SimpleArtPanel({ onUse }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { teamId } = useStudio()
  const use = useSimpleArt(teamId)
  const [errorKey, setErrorKey] = useState<string | null>(null)
  const choose = (emblem: SimpleArt) => {
    setErrorKey(null)
    use.mutate(
      { id: emblem.id, name: label(emblem.label) },
      {
        onSuccess: artwork => setErrorKey(onUse(artwork, { name: label(emblem.label) })),
        onError: () => setErrorKey('uploadFailed'),
      },
    )
  }
  return (
    <div className={panel.body}>
      {errorKey && (
        <section className={panel.section}>
          <UploadProblem errorKey={errorKey} />
        </section>
      )}
      {simpleArt.map(({ name, label: title, emblems }) => (
        <section key={name} className={panel.section}>
          <div className={classes.head}>
            <h3>{label(title)}</h3>
            <span className="figures">{emblems.length}</span>
          </div>
          <ul className={classes.emblems}>
            {emblems.map(emblem => (
              <li key={emblem.id}>
                <button
                  type="button"
                  className={classes.emblem}
                  aria-label={t('artwork.library.use', { name: label(emblem.label) })}
                  aria-busy={use.isPending && use.variables.id === emblem.id}
                  title={label(emblem.label)}
                  disabled={use.isPending}
                  onClick={() => choose(emblem)}
                >
                  <img src={`/simple-art/${emblem.id}.svg`} alt="" loading="lazy" draggable={false} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
