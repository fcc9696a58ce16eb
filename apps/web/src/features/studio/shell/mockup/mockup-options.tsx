import { SegmentedControl, Switch } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Side } from '@teamloom/bakes/side.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import classes from '#web/features/studio/shell/mockup/mockup-dialog.module.css'
import type { MockupChoices } from '#web/features/studio/shell/mockup/use-asked-mockup.ts'
import { ownAddress } from '#web/lib/api.ts'
import { PiecesField } from '#web/shown/pieces-field.tsx'
import { useSideName } from '#web/shown/side-name.ts'

type Props = {
  readonly chosen: MockupChoices
  readonly choose: (change: Partial<MockupChoices>) => void
}

/** What of the design is shown and told, and how. */
export function MockupOptions({ chosen, choose }: Props) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const { qty, setQty } = usePrice()
  return (
    <div className={classes.options}>
      <SideChoice chosen={chosen.sides} onChange={sides => choose({ sides })} />
      <Row
        label={t('mockup.measures')}
        isOn={chosen.isMeasured}
        onChange={isMeasured => choose({ isMeasured })}
      >
        <SegmentedControl
          size="xs"
          aria-label={t('mockup.units')}
          disabled={!chosen.isMeasured}
          value={chosen.unit}
          onChange={unit => choose({ unit: unit === 'cm' ? 'cm' : 'in' })}
          data={[
            { value: 'in', label: t('mockup.in') },
            { value: 'cm', label: t('mockup.cm') },
          ]}
        />
      </Row>
      <Row label={t('mockup.colors')} isOn={chosen.hasColors} onChange={hasColors => choose({ hasColors })} />
      <Row label={t('mockup.price')} isOn={chosen.isPriced} onChange={isPriced => choose({ isPriced })}>
        {chosen.isPriced && (
          <PiecesField label={t(`mockup.priceFor.${product.soldAs}`)} qty={qty} onChange={setQty} />
        )}
      </Row>
      <Row label={t('mockup.dated')} isOn={chosen.isDated} onChange={isDated => choose({ isDated })} />
      <hr className={classes.rule} />
      <div className={classes.forms}>
        <Form label={t('mockup.file')}>
          <SegmentedControl
            aria-label={t('mockup.file')}
            value={chosen.format}
            onChange={format => choose({ format: format === 'pdf' ? 'pdf' : 'png' })}
            data={[
              { value: 'png', label: 'PNG' },
              { value: 'pdf', label: 'PDF' },
            ]}
          />
        </Form>
        <Form label={t('mockup.words')}>
          <SegmentedControl
            aria-label={t('mockup.words')}
            value={chosen.language}
            onChange={language => choose({ language: language === 'fr' ? 'fr' : 'en' })}
            data={[
              { value: 'en', label: 'English' },
              { value: 'fr', label: 'Français' },
            ]}
          />
        </Form>
      </div>
    </div>
  )
}

/** One at least. */
function SideChoice({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Side[]
  readonly onChange: (sides: readonly Side[]) => void
}) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const { images } = useDesign().state
  const sideName = useSideName()
  return (
    <fieldset className={classes.sides}>
      <legend>
        {t('mockup.sides')}
        <span className={classes.count}>
          {t('mockup.sidesChosen', { count: chosen.length, all: product.sides.length })}
        </span>
      </legend>
      <div className={classes.tiles}>
        {product.sides.map(side => {
          const isChosen = chosen.includes(side)
          const url = images.find(image => image.side === side)?.url
          return (
            <button
              key={side}
              type="button"
              className={classes.tile}
              aria-pressed={isChosen}
              aria-disabled={(isChosen && chosen.length === 1) || undefined}
              onClick={() => {
                if (!isChosen) onChange([...chosen, side])
                else if (chosen.length > 1) onChange(chosen.filter(each => each !== side))
              }}
            >
              {url && <img src={`${ownAddress(url)}?w=300`} alt="" width={60} height={70} />}
              {isChosen && <IconCheck className={classes.tick} size={14} stroke={2.4} aria-hidden />}
              {sideName(side)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

type RowProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children?: ReactNode
}

function Row({ label, isOn, onChange, children }: RowProps) {
  return (
    <div className={classes.row}>
      <span aria-hidden>{label}</span>
      {children}
      <Switch
        size="md"
        aria-label={label}
        checked={isOn}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}

function Form({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={classes.label} aria-hidden>
        {label}
      </p>
      {children}
    </div>
  )
}
