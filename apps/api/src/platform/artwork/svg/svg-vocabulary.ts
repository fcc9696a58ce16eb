/** What a drawing may be made of, spelled as SVG spells it: no scripts, no foreign content, no animation, no links. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const allowedTags = words(`
  svg g defs symbol use title desc metadata switch path rect circle ellipse line polyline
  polygon image marker text tspan textPath linearGradient radialGradient stop pattern clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
`)

/** Properties of CSS that are attributes of SVG as well. */
export const presentationAttributes = words(`
  color overflow display visibility opacity fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order
  shape-rendering color-interpolation color-interpolation-filters clip-path clip-rule mask mask-type stop-color
  stop-opacity marker-start marker-mid marker-end font-family font-size font-style font-weight font-variant
  font-stretch letter-spacing word-spacing text-anchor text-decoration text-rendering dominant-baseline
  alignment-baseline baseline-shift writing-mode image-rendering filter lighting-color flood-color flood-opacity
`)

/** Properties that count in a style alone. */
export const stylesOnly = words('mix-blend-mode isolation font-kerning')

/** Attributes that style sheets may give to elements of some kinds. */
export const geometryAttributes: Readonly<Record<string, readonly string[]>> = {
  svg: ['x', 'y', 'width', 'height'],
  use: ['x', 'y', 'width', 'height'],
  image: ['x', 'y', 'width', 'height'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
}

export const allowedAttributes = [
  ...presentationAttributes,
  ...words(`
    id style transform x y width height viewBox preserveAspectRatio version
    requiredFeatures requiredExtensions systemLanguage xml:space href d points pathLength
    cx cy r rx ry x1 y1 x2 y2 fx fy clipPathUnits maskUnits maskContentUnits gradientUnits
    gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform markerUnits markerWidth
    markerHeight orient refX refY dx dy rotate textLength lengthAdjust startOffset method spacing filterUnits
    primitiveUnits in in2 result stdDeviation mode type values tableValues slope intercept amplitude exponent operator
    k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
    specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
    scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles
  `),
]

/** What is read and resolved before a drawing is kept. */
export const resolvedAttributes = [
  'fr',
  'transform-origin',
  'transform-box',
  'background-color',
  'vector-effect',
  'shape-inside',
  'inline-size',
]
