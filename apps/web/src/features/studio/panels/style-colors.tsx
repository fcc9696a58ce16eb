import { Switch } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconLink } from '@tabler/icons-react'
import type { ElementDefinition, LayerDefinition, PartDefinition } from '@teamloom/catalog/definition.ts'
import { findFabric } from '@teamloom/catalog/fabrics/index.ts'
import { findGroupLabel } from '@teamloom/catalog/layer-groups.ts'
import type { LayerState } from '@teamloom/design/document.ts'
import { colorsOfLayer, findLayerColor, isOffered } from '@teamloom/design/layer-colors.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed, useWithheld } from '#web/features/studio/controls/allowed.tsx'
import { ColorChips } from '#web/features/studio/controls/color-chips.tsx'
import classes from '#web/features/studio/controls/panel.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { colorFill } from '#web/ui/color-fill.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly part: PartDefinition; readonly element: ElementDefinition }

/** The colours of the chosen style, a row per layer; the first row is open. */
export function StyleColors({ part, element }: Props) {
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
      <Allowed ability="canUpdateDesignColors">
        {groupsOf(layers).map(group => (
          <LayerGroup key={group.layers[0]?.name} name={group.name}>
            {group.layers.map(layer => (
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
          </LayerGroup>
        ))}
      </Allowed>
    </section>
  )
}

type Group = { readonly name: string | null; readonly layers: readonly LayerDefinition[] }

/** Layers in their order, neighbours of one group together. */
function groupsOf(layers: readonly LayerDefinition[]): Group[] {
  return layers.reduce<Group[]>((groups, layer) => {
    const last = groups.at(-1)
    return last && layer.group !== null && last.name === layer.group
      ? [...groups.slice(0, -1), { ...last, layers: [...last.layers, layer] }]
      : [...groups, { name: layer.group, layers: [layer] }]
  }, [])
}

/** Layers that belong together, under their heading. */
function LayerGroup({ name, children }: { readonly name: string | null; readonly children: ReactNode }) {
  const label = useLabel()
  const heading = name === null ? undefined : findGroupLabel(name)
  if (!heading) return children
  return (
    <div role="group" aria-label={label(heading)} className={classes.layerGroup}>
      <h4>{label(heading)}</h4>
      {children}
    </div>
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
  const [tried, setTried] = useState<string | null>(null)
  const color = findLayerColor(layer, tried ?? state.colorName)
  const fabric = findFabric(layer.fabricNames[0])
  const changeOf = (fields: { color?: string; active?: boolean }) => ({
    action: 'setColor' as const,
    partName: part.name,
    elementName: element.name,
    layerName: layer.name,
    color: fields.color ?? state.colorName,
    ...(fields.active === undefined ? {} : { active: fields.active }),
  })
  const change = (fields: { color?: string; active?: boolean }) =>
    showRefusal(session.change(changeOf(fields)))
  const tryOut = (name: string | null) => {
    setTried(name)
    session.preview(name === null ? null : changeOf({ color: name }))
  }
  return (
    <div className={classes.layer}>
      <button
        type="button"
        className={classes.layerRow}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {layer.menuIconUrl && <img src={layer.menuIconUrl} width={18} height={18} alt="" />}
        <span className={classes.swatch} style={colorFill(color)} aria-hidden />
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
          onTry={tryOut}
          isPicker={layer.displayMethod === 'colorPicker'}
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
  const withheld = useWithheld('canUpdateDesignColors')
  const main = product.parts.find(({ name }) => name === product.mainPart)
  const mainColor = snapshot.document.parts
    .find(({ name }) => name === main?.name)
    ?.elements.find(({ name }) => name === main?.mainElement)?.style.layers[0]?.colorName
  const color = mainColor === undefined ? undefined : findLayerColor(layer, mainColor)
  if (!main || part.name === main.name || !color || !isOffered(color) || withheld) return null
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
