import type { DecorationState, DesignDocument, ElementState, LayerState } from './document.ts'

/** Changes of one thing deep in a document; everything else stays the same object. */

export function withElement(
  document: DesignDocument,
  partName: string,
  elementName: string,
  change: (element: ElementState) => ElementState,
): DesignDocument {
  return {
    ...document,
    parts: document.parts.map(part =>
      part.name !== partName
        ? part
        : {
            ...part,
            elements: part.elements.map(element =>
              element.name === elementName ? change(element) : element,
            ),
          },
    ),
  }
}

export function withLayer(
  document: DesignDocument,
  partName: string,
  elementName: string,
  layerName: string,
  change: (layer: LayerState) => LayerState,
): DesignDocument {
  return withElement(document, partName, elementName, element => ({
    ...element,
    style: {
      ...element.style,
      layers: element.style.layers.map(layer => (layer.name === layerName ? change(layer) : layer)),
    },
  }))
}

export function withDecoration(
  document: DesignDocument,
  decorationId: string,
  change: (decoration: DecorationState) => DecorationState,
): DesignDocument {
  return {
    ...document,
    decorations: document.decorations.map(decoration =>
      decoration.id === decorationId ? change(decoration) : decoration,
    ),
  }
}
