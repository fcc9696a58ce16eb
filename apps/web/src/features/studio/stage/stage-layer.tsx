import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { SelectionTarget } from '@teamloom/contract/collaboration.ts'
import { dequal } from 'dequal/lite'
import { useTranslation } from 'react-i18next'
import type { Flag } from '#web/features/studio/session/live/live-room.ts'
import { useKeyLabel } from '#web/features/studio/session/live/use-key-label.ts'
import { useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useElementLabel } from '#web/features/studio/session/use-labels.ts'
import { Cursors } from '#web/features/studio/stage/cursors.tsx'
import { ElementOutline } from '#web/features/studio/stage/element-outline.tsx'
import { OtherFrame } from '#web/features/studio/stage/other-frame.tsx'

type Props = { readonly camera: Camera; readonly scale: number }

/** Over the garment: what others have selected and just changed, and where they point. */
export function StageLayer({ camera, scale }: Props) {
  const { selection } = useStudio()
  const { t } = useTranslation()
  const people = [...useRoomFact(room => room.getPeople()).values()]
  const flags = useRoomFact(room => room.getFlags())
  const elementLabel = useElementLabel()
  const keyLabel = useKeyLabel()
  const wordsOf = (flag: Flag) => t('live.changed', { name: flag.name, thing: keyLabel(flag.key) })
  const mine =
    selection?.kind === 'element'
      ? { partName: selection.partName, elementName: selection.elementName }
      : selection?.kind === 'decoration'
        ? { decorationId: selection.decorationId }
        : null
  // Whoever changes what they have selected keeps their line: it is not asked for again.
  const picks = people.flatMap(({ userId, colour, name, selection: theirs }): Mark[] => {
    const flag = flags.find(each => each.userId === userId)
    if (flag) return [{ userId, colour, target: targetOf(flag), words: wordsOf(flag) }]
    if (!theirs || dequal(theirs, mine)) return []
    const words = 'partName' in theirs ? elementLabel(theirs.partName, theirs.elementName) : name
    return [{ userId, colour, target: theirs, words }]
  })
  return (
    <>
      {picks.map(({ userId, target, colour, words }) => (
        <Marked key={userId} camera={camera} target={target} colour={colour} words={words} />
      ))}
      <Cursors camera={camera} scale={scale} />
    </>
  )
}

type Mark = {
  readonly userId: string
  readonly target: SelectionTarget
  readonly colour: string
  readonly words: string
}

type MarkedProps = Omit<Mark, 'userId'> & { readonly camera: Camera }

function Marked({ camera, target, colour, words }: MarkedProps) {
  const tone = { colour, words }
  return 'decorationId' in target ? (
    <OtherFrame camera={camera} decorationId={target.decorationId} tone={tone} />
  ) : (
    <ElementOutline camera={camera} element={target} tone={tone} />
  )
}

function targetOf({ key }: Flag): SelectionTarget {
  const [first = '', second = ''] = key.split('/')
  return first === 'decoration' ? { decorationId: second } : { partName: first, elementName: second }
}
