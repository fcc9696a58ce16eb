import { Progress, Select } from '@mantine/core'
import { IconAlertTriangle, IconFileDownload } from '@tabler/icons-react'
import { deskCalls } from '@teamloom/contract/desk.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TechpackOf, useRelease } from '#web/data/techpacks.ts'
import { Approvals } from '#web/features/techpack/approvals.tsx'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import { nameOf } from '#web/features/techpack/item-sheet.tsx'
import { MissingNote } from '#web/features/techpack/missing-note.tsx'
import { madeOf } from '#web/features/techpack/quantities-table.tsx'
import { Releases } from '#web/features/techpack/releases.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import classes from '#web/features/techpack/techpack-side.module.css'
import type { TechpackEdits } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { readonly of: TechpackOf; readonly techpack: Techpack; readonly edits: TechpackEdits }

/** What is said of the whole, its items, and the document. */
export function TechpackSide({ of, techpack, edits }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { edit } = edits
  const outdated = techpack.techpackitems.filter(({ isDeprecated }) => isDeprecated)
  return (
    <aside className={classes.side} aria-label={t('techpack.title')}>
      <h1>{t('techpack.title')}</h1>
      <DraftField
        label={t('techpack.projectName')}
        maxLength={200}
        saved={techpack.project_name}
        onEdit={projectName =>
          edit('projectName', revision =>
            call(techpackCalls.setProject, { body: { techpackId: techpack.id, projectName, revision } }),
          )
        }
      />
      <DraftField
        label={t('techpack.projectNumber')}
        maxLength={100}
        saved={techpack.project_number ?? ''}
        read={text => text.trim()}
        onEdit={projectNumber =>
          edit('projectNumber', async () => {
            await call(deskCalls.setProjectNumber, {
              body: { preorderId: techpack.preorder_id, projectNumber: projectNumber || null },
            })
            return call(techpackCalls.ofPreorder, { body: { preorderId: techpack.preorder_id } })
          })
        }
      />
      <DraftField
        label={t('techpack.customer')}
        maxLength={200}
        saved={techpack.customer_name}
        onEdit={customerName =>
          edit('customerName', revision =>
            call(techpackCalls.setCustomer, { body: { techpackId: techpack.id, customerName, revision } }),
          )
        }
      />
      <DraftField
        label={t('techpack.customerNumber')}
        maxLength={100}
        saved={techpack.customer_number ?? ''}
        read={text => text.trim()}
        onEdit={customerNumber =>
          edit('customerNumber', revision =>
            call(techpackCalls.setCustomerNumber, {
              body: { techpackId: techpack.id, customerNumber: customerNumber || null, revision },
            }),
          )
        }
      />
      <nav aria-label={t('techpack.items')}>
        <h2 className={classes.label}>{t('techpack.items')}</h2>
        <ul className={classes.items}>
          {techpack.techpackitems.map(item => (
            <li key={item.id}>
              <a href={`#item-${item.id}`}>
                <span className={classes.thumb}>
                  <GarmentPicture url={item.images[0]?.url} alt="" sizes="44px" />
                </span>
                <span>
                  <strong>{nameOf(item, locale)}</strong>
                  <span className={sheet.soft}>
                    {t('techpack.pieces', {
                      count: item.techpackitemquantities.reduce((sum, size) => sum + madeOf(size), 0),
                      version: item.version,
                    })}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {outdated.map(item => (
        <p key={item.id} className={sheet.warning} role="note">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          <span>
            <strong>{nameOf(item, locale)}</strong> {t('techpack.deprecated')}
          </span>
        </p>
      ))}
      <Generate of={of} techpack={techpack} isSaved={edits.state === 'saved'} />
      {techpack.version > 0 && techpack.techpackitems.some(({ changes }) => changes) && (
        <p className={sheet.warning} role="note">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {t('techpack.atWorkshop', { release: techpack.version })}
        </p>
      )}
      <Approvals approvals={techpack.approvals} />
      {techpack.releases[0] && <MissingNote release={techpack.releases[0]} />}
      {techpack.releases.length > 0 && <Releases releases={techpack.releases} />}
    </aside>
  )
}

function Generate({
  of,
  techpack,
  isSaved,
}: {
  readonly of: TechpackOf
  readonly techpack: Techpack
  readonly isSaved: boolean
}) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [paper, setPaper] = useState<'a4' | 'letter'>('letter')
  const release = useRelease(of, techpack.id)
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const hindered = techpack.techpackitems.filter(({ hindrances }) => hindrances.length > 0)
  const start = () => release.start({ language, paper })
  return (
    <div className={classes.generate}>
      <div className={classes.pair}>
        <Select
          size="xs"
          label={t('techpack.language')}
          allowDeselect={false}
          value={language}
          data={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
          onChange={value => setLanguage(value as Locale)}
        />
        <Select
          size="xs"
          label={t('techpack.paper')}
          allowDeselect={false}
          value={paper}
          data={(['letter', 'a4'] as const).map(value => ({ value, label: t(`techpack.papers.${value}`) }))}
          onChange={value => setPaper(value as 'a4' | 'letter')}
        />
      </div>
      <BusyButton
        fullWidth
        busy={release.isMaking}
        busyLabel={t('techpack.generating', { percent: release.progress })}
        disabled={!isSaved}
        leftSection={<IconFileDownload size={18} stroke={1.6} aria-hidden />}
        onClick={() => (hindered.length > 0 ? setIsAsked(true) : start())}
      >
        {t('techpack.generate')}
      </BusyButton>
      <ConfirmDialog
        title={isAsked ? t('techpack.stampedTitle') : undefined}
        text={t('techpack.stampedText', {
          items: hindered
            .map(item => `${nameOf(item, locale)}: ${item.hindrances.map(each => each[locale]).join(' ')}`)
            .join(' '),
        })}
        confirmLabel={t('techpack.stampedConfirm')}
        busyLabel={t('techpack.generating', { percent: release.progress })}
        isBusy={false}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          start()
        }}
      />
      {release.isMaking && <Progress value={release.progress} aria-label={t('techpack.progress')} />}
      {release.isFailed && (
        <p role="alert" className={classes.fault}>
          {t('techpack.failedRelease')}
        </p>
      )}
      <span className={sheet.soft}>techpack_{techpack.project_number ?? techpack.id}.zip</span>
    </div>
  )
}
