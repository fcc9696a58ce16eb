/** What a drawing may be made of, spelled as SVG spells it: no scripts, no foreign content, no animation, no links. */

export const allowedTags = `
  svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline
  polygon image marker text tspan textPath linearGradient radialGradient stop pattern clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence #text
`
  .trim()
  .split(/\s+/)

export const allowedAttributes = `
  id class style transform x y width height viewBox preserveAspectRatio version xmlns xmlns:xlink
  requiredFeatures requiredExtensions systemLanguage xml:space href xlink:href overflow display
  visibility opacity d points pathLength cx cy r rx ry x1 y1 x2 y2 fx fy fr fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order color
  vector-effect shape-rendering color-interpolation color-interpolation-filters mix-blend-mode
  isolation clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type gradientUnits
  gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits
  patternTransform marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient
  refX refY font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration text-rendering dominant-baseline alignment-baseline
  baseline-shift dx dy rotate textLength lengthAdjust startOffset method spacing writing-mode
  image-rendering filter filterUnits primitiveUnits in in2 result stdDeviation mode type values
  tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent lighting-color azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
  scale xChannelSelector yChannelSelector flood-color flood-opacity radius baseFrequency numOctaves
  seed stitchTiles
`
  .trim()
  .split(/\s+/)
