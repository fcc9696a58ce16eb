import { Switch } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconLink } from '@tabler/icons-react'
import type { ElementDefinition, LayerDefinition, PartDefinition } from '@teamloom/catalog/definition.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import type { LayerState } from '@teamloom/design/document.ts'
import { colorsOfLayer, findLayerColor, isOffered } from '@teamloom/design/layer-colors.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorChips } from '#web/features/studio/panel/color-chips.tsx'
import classes from '#web/features/studio/panel/panel.module.css'
import { showRefusal } from '#web/features/studio/show-refusal.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly part: PartDefinition; readonly element: ElementDefinition }

/** The colours of the chosen style, a row per layer; the first row is open. */
export function LayerColors({ part, element }: Props) {
  const { t } = useTranslation()
  const snapshot = useDesign()
  const style = snapshot.document.parts
    .find(({ name }) => name === part.name)
    ?.elements.find(({ name }) => name === element.name)?.style
  const definition = element.styles.find(({ name }) => name === style?.name)
  const layers = definition?.layers.filter(layer => layer.display.displayable) ?? []
  const [openName, setOpenName] = useState<string | undefined>()
  if (!style || layers.length === 0) {
    return (
      <section className={classes.section}>
        <p className={classes.muted}>{t('studio.noColours')}</p>
      </section>
    )
  }
  const shown = openName ?? layers[0]?.name
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3>{t('studio.colours')}</h3>
        <SameAsMain part={part} element={element} layer={must(layers[0], 'layer')} />
      </div>
      {layers.map(layer => (
        <LayerRow
          key={layer.name}
          part={part}
          element={element}
          layer={layer}
          state={must(
            style.layers.find(({ name }) => name === layer.name),
            layer.name,
          )}
          isOpen={shown === layer.name}
          onOpen={isOpen => setOpenName(isOpen ? layer.name : '')}
        />
      ))}
    </section>
  )
}

type RowProps = Props & {
  readonly layer: LayerDefinition
  readonly state: LayerState
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

function LayerRow({ part, element, layer, state, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session } = useStudio()
  const color = findLayerColor(layer, state.colorName)
  const fabric = findFabric(layer.fabricNames[0])
  const change = (fields: { color?: string; active?: boolean }) =>
    showRefusal(
      session.change({
        action: 'setColor',
        partName: part.name,
        elementName: element.name,
        layerName: layer.name,
        color: fields.color ?? state.colorName,
        ...(fields.active === undefined ? {} : { active: fields.active }),
      }),
    )
  return (
    <div className={classes.layer}>
      <button
        type="button"
        className={classes.layerRow}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span className={classes.swatch} style={{ background: color?.hex }} aria-hidden />
        {label(layer.label)}
        <small>{fabric && label(fabric.label)}</small>
        <b data-deprecated={color?.deprecated || undefined}>{color && label(color.label)}</b>
        {isOpen ? (
          <IconChevronUp size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        )}
      </button>
      {!layer.required && (
        <Switch
          size="sm"
          mb={8}
          label={t('studio.showLayer', { layer: label(layer.label).toLowerCase() })}
          checked={state.active}
          onChange={event => change({ active: event.currentTarget.checked })}
        />
      )}
      {isOpen && color?.deprecated && <Notice kind="warn" title={t('studio.deprecated')} />}
      {isOpen && (
        <ColorChips
          label={label(layer.label)}
          colors={colorsOfLayer(layer)}
          value={state.colorName}
          onChange={name => change({ color: name })}
        />
      )}
    </div>
  )
}

/** One click gives the layer the garment's own colour. */
function SameAsMain({ part, element, layer }: Props & { readonly layer: LayerDefinition }) {
  const { t } = useTranslation()
  const label = useLabel()
  const snapshot = useDesign()
  const { product, session } = useStudio()
  const main = product.parts.find(({ name }) => name === product.mainPart)
  const mainColor = snapshot.document.parts
    .find(({ name }) => name === main?.name)
    ?.elements.find(({ name }) => name === main?.mainElement)?.style.layers[0]?.colorName
  const color = mainColor === undefined ? undefined : findLayerColor(layer, mainColor)
  if (!main || part.name === main.name || !color || !isOffered(color)) return null
  return (
    <button
      type="button"
      className={classes.link}
      onClick={() =>
        showRefusal(
          session.change({
            action: 'setColor',
            partName: part.name,
            elementName: element.name,
            layerName: layer.name,
            color: color.name,
          }),
        )
      }
    >
      <IconLink size={15} stroke={1.6} aria-hidden />
      {t('studio.sameAs', { part: label(main.label).toLowerCase() })}
    </button>
  )
}
