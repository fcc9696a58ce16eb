export const sizeChart = {
  title: 'Size chart',
  products: 'Products in your cart',
  intro: 'Measured on the garment lying flat. In inches, and in centimetres below.',
  caption: 'Measurements of {{product}} by size',
  size: 'Size',
  drawing: '{{product}}, seen from the front',
} as const
