import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import type { TechpackRelease } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import { useDownload } from '#web/data/techpacks.ts'
import classes from '#web/features/techpack/releases.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { loadCode } from '#web/lib/load-code.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const CompareDialog = lazyDialog(
  async () => (await loadCode(() => import('#web/features/techpack/compare-dialog.tsx'))).CompareDialog,
)

/** What was released before, to download again and to compare. */
export function Releases({ releases }: { readonly releases: readonly TechpackRelease[] }) {
  const { t } = useTranslation()
  const [isOpen, dialog] = useDisclosure(false)
  const download = useDownload()
  const numbers = new Set(releases.map(({ number }) => number))
  return (
    <details>
      <summary>{t('techpack.releases', { count: numbers.size })}</summary>
      <ol className={classes.list}>
        {releases.map(({ id, number, language, paper, state, created_at, user, reason }) => (
          <li key={id} className={classes.release}>
            <span>
              {t('techpack.release', { number })}, {language.toUpperCase()}, {t(`techpack.papers.${paper}`)}
              <span className={sheet.soft}>
                {user.first_name} {user.last_name}, {created_at.slice(0, 10)}
                {reason && ` · ${reason}`}
              </span>
            </span>
            {state === 'ready' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('techpack.downloadOf', {
                  number,
                  language: language.toUpperCase(),
                  paper: t(`techpack.papers.${paper}`),
                })}
                onClick={() => download.mutate(id)}
              >
                <IconDownload size={18} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {numbers.size > 1 && (
        <>
          <Button variant="default" size="xs" fullWidth onClick={dialog.open}>
            {t('techpack.compare')}
          </Button>
          <CompareDialog opened={isOpen} onClose={dialog.close} releases={releases} />
        </>
      )}
    </details>
  )
}
