import { Modal, Select } from '@mantine/core'
import type { TechpackRelease } from '@teamloom/contract/techpack-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useComparison } from '#web/data/techpacks.ts'
import classes from '#web/features/techpack/compare-dialog.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'
import { PageLoading } from '#web/ui/page-loading.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** Newest first. */
  readonly releases: readonly TechpackRelease[]
}

/** Two releases, item by item: in pictures where these differ, and in words. */
export function CompareDialog({ opened, onClose, releases }: Props) {
  const { t } = useTranslation()
  // Languages and papers of a release say the same.
  const each = [...new Map(releases.toReversed().map(release => [release.number, release])).values()]
  const [from, setFrom] = useState(each.at(-2)?.id ?? '')
  const [to, setTo] = useState(each.at(-1)?.id ?? '')
  const options = each.toReversed().map(({ id, number, created_at }) => ({
    value: id,
    label: `${t('techpack.release', { number })}, ${created_at.slice(0, 10)}`,
  }))
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={880}
      title={t('techpack.compareTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.choice}>
        <Select
          label={t('techpack.compareFrom')}
          allowDeselect={false}
          data={options}
          value={from}
          onChange={value => setFrom(value ?? from)}
        />
        <Select
          label={t('techpack.compareTo')}
          allowDeselect={false}
          data={options}
          value={to}
          onChange={value => setTo(value ?? to)}
        />
      </div>
      {from === to ? <p>{t('techpack.compareSame')}</p> : <Compared from={from} to={to} />}
    </Modal>
  )
}

function Compared({ from, to }: { readonly from: string; readonly to: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sideName = useSideName()
  const { data, isError } = useComparison(from, to)
  if (isError) return <p role="alert">{t('techpack.failed.text')}</p>
  if (!data) return <PageLoading />
  const changed = data.filter(({ differences, images }) => differences.length > 0 || isOther(images))
  if (changed.length === 0) return <p>{t('techpack.nothingChanged')}</p>
  return changed.map(({ id, name, before, after, differences, images }) => (
    <section key={id} className={classes.item} aria-label={name}>
      <h3>
        {name} <span>{[before ?? t('techpack.added'), after ?? t('techpack.removed')].join(' → ')}</span>
      </h3>
      {isOther(images) && (
        <div className={classes.pictures}>
          {(['before', 'after'] as const).map(when => (
            <ul key={when} aria-label={t(when === 'before' ? 'techpack.was' : 'techpack.is')}>
              {images[when].slice(0, 2).map(({ side, url }) => (
                <li key={side}>
                  <GarmentPicture url={url} alt={sideName(side)} sizes="190px" />
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      {differences.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('techpack.fact')}</th>
              <th scope="col">{t('techpack.was')}</th>
              <th scope="col">{t('techpack.is')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(difference => (
              <tr key={difference.key}>
                <th scope="row">{difference.label[locale]}</th>
                <td>{difference.before?.[locale] ?? t('techpack.none')}</td>
                <td>{difference.after?.[locale] ?? t('techpack.none')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  ))
}

type Pictures = readonly { readonly url: string }[]

function isOther({ before, after }: { readonly before: Pictures; readonly after: Pictures }): boolean {
  return before.map(({ url }) => url).join() !== after.map(({ url }) => url).join()
}
