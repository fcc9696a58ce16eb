import { useQueryClient } from '@tanstack/react-query'
import { groundCalls } from '@teamloom/contract/ground.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findingWords } from '@teamloom/design/finding-words.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/checks/checks.module.css'
import panel from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { call } from '#web/lib/api.ts'
import { showRefusal, toastError } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Told beside the kinds already, each of which would make the ground as well. */
export function GroundNotice({ decoration }: { readonly decoration: DecorationView }) {
  const label = useLabel()
  if (!decoration.checks.some(({ key }) => key === 'groundShows')) return null
  const { title, text } = findingWords.groundShows
  return (
    <section className={panel.section}>
      <Notice
        kind="warn"
        title={label(title)}
        text={label(text)}
        action={<TakeGround decoration={decoration} />}
      />
    </section>
  )
}

/** The picture without the ground that it stands on, in its place; the change can be undone, the picture stays in the library. */
export function TakeGround({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { session, teamId } = useStudio()
  const withheld = useWithheld('canAddArtwork')
  const [isTaking, setTaking] = useState(false)
  const { id: decorationId, assetVersionId } = decoration
  const take = async () => {
    if (assetVersionId === null) return
    setTaking(true)
    try {
      const artwork = await call(groundCalls.take, { body: { team_id: teamId, assetVersionId } })
      void client.invalidateQueries({ queryKey: ['library'] })
      session.learnArtwork(artwork)
      const { assetId, assetVersionId: taken } = artwork
      showRefusal(
        session.change({ action: 'setDecorationAsset', decorationId, assetId, assetVersionId: taken }),
      )
    } catch (error) {
      toastError(error)
    }
    setTaking(false)
  }
  return (
    <div className={classes.fixes}>
      <span className={classes.fix}>
        <button
          type="button"
          disabled={isTaking || withheld !== null}
          title={withheld ?? undefined}
          onClick={() => void take()}
        >
          {t(isTaking ? 'decoration.checks.takingGround' : 'decoration.checks.takeGround')}
        </button>
      </span>
    </div>
  )
}
