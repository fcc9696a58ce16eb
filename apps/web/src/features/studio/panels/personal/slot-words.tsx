import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { type PersonalKind, personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { usePersonal } from '#web/features/studio/panels/personal/use-personal.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

type Props = {
  readonly decoration: DecorationView
  readonly recipe: TextRecipe
  /** Among others, which would all say what a sample is. */
  readonly isBrief?: boolean
}

/** What words of each person's own are, and those that stand for everybody's. */
export function SlotWords({ decoration, recipe, isBrief = false }: Props) {
  const { t } = useTranslation()
  const { setKind, write } = usePersonal(decoration, recipe)
  const { personal } = decoration
  const [typed, setTyped] = useState<string | null>(null)
  if (!personal) return null
  const keep = () => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== personal.sample) write.run(typed.trim())
    setTyped(null)
  }
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('personal.kind')}
        value={personal.kind}
        data={personalKinds.map(kind => ({ value: kind, label: t(`personal.kinds.${kind}`) }))}
        onChange={event => setKind(event.currentTarget.value as PersonalKind)}
      />
      <TextInput
        size="sm"
        label={t('personal.sample')}
        description={isBrief ? undefined : t('personal.sampleNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={30}
        value={typed ?? personal.sample}
        error={write.fault}
        disabled={write.isPending}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={event => event.key === 'Enter' && keep()}
      />
    </div>
  )
}

type EmptyProps = {
  readonly decoration: DecorationView
  /** So many of the list have no words here. */
  readonly empty?: number | undefined
}

/** Whether somebody may have no words here. */
export function MayBeEmpty({ decoration: { id, personal }, empty = 0 }: EmptyProps) {
  const { t } = useTranslation()
  const { session } = useStudio()
  if (!personal) return null
  return (
    <Checkbox
      size="sm"
      mt={12}
      label={empty > 0 ? t('personal.mayBeEmptyNow', { count: empty }) : t('personal.mayBeEmpty')}
      checked={personal.mayBeEmpty}
      onChange={event =>
        showRefusal(
          session.change({
            action: 'setDecorationPersonal',
            decorationId: id,
            personal: { ...personal, mayBeEmpty: event.currentTarget.checked },
          }),
        )
      }
    />
  )
}
