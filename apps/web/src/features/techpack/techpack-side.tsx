import { IconAlertTriangle } from '@tabler/icons-react'
import { deskCalls } from '@teamloom/contract/desk.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { useTranslation } from 'react-i18next'
import type { TechpackOf } from '#web/data/techpacks.ts'
import { Approvals } from '#web/features/techpack/approvals.tsx'
import { ChangedByOthers } from '#web/features/techpack/changed-by-others.tsx'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import { GenerateRelease } from '#web/features/techpack/generate-release.tsx'
import { nameOf } from '#web/features/techpack/item-sheet.tsx'
import { MissingNote } from '#web/features/techpack/missing-note.tsx'
import { OrderTerms } from '#web/features/techpack/order-terms.tsx'
import { madeOf } from '#web/features/techpack/quantities-table.tsx'
import { Releases } from '#web/features/techpack/releases.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import classes from '#web/features/techpack/techpack-side.module.css'
import type { TechpackEdits } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = {
  readonly of: TechpackOf
  readonly techpack: Techpack
  readonly edits: TechpackEdits
  /** The revision whose changes were seen. */
  readonly since: number
  readonly onSeen: () => void
}

/** What is said of the whole, its items, and the document. */
export function TechpackSide({ of, techpack, edits, since, onSeen }: Props) {
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
        fault={t('techpack.nameFault')}
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
        fault={t('techpack.nameFault')}
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
      <DraftField
        type="date"
        label={t('techpack.shipDate')}
        description={
          techpack.ship_date_is_suggested && techpack.wanted_ship_date
            ? t('techpack.shipDateSuggested')
            : undefined
        }
        saved={techpack.wanted_ship_date ?? ''}
        read={text => text}
        onEdit={date =>
          edit('wantedShipDate', revision =>
            call(techpackCalls.setShipDate, {
              body: { techpackId: techpack.id, wantedShipDate: date || null, revision },
            }),
          )
        }
      />
      <OrderTerms techpack={techpack} edit={edit} />
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
      <ChangedByOthers techpack={techpack} since={since} onSeen={onSeen} />
      <GenerateRelease of={of} techpack={techpack} isSaved={edits.state === 'saved'} />
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
