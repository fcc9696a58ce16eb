import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { useState } from 'react'
import { useRefreshLibrary } from '#web/data/library.ts'
import classes from '#web/features/studio/artwork/team-library.module.css'
import { VersionMade } from '#web/features/studio/artwork/version-made.tsx'
import { UploadArea } from '#web/features/studio/controls/upload-area.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { typeForUpload } from '#web/features/studio/session/upload-type.ts'
import { useUpload } from '#web/features/studio/session/use-upload.ts'

type Props = { readonly item: LibraryItem; readonly onDone: () => void }

/** Another file for an artwork. */
export function NewVersion({ item, onDone }: Props) {
  const { product } = useStudio()
  const refresh = useRefreshLibrary()
  const [made, setMade] = useState<Artwork | null>(null)
  // The one that designs show: once another is made, the library tells of that.
  const [before] = useState(item)
  const upload = useUpload(
    typeForUpload(product),
    artwork => {
      refresh()
      setMade(artwork)
      return null
    },
    item.assetId,
  )
  return (
    <li className={classes.version}>
      {made ? <VersionMade item={before} made={made} onDone={onDone} /> : <UploadArea upload={upload} />}
    </li>
  )
}
