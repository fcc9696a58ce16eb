import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Warm greys: inset, page, track, hairline, button border, field border, secondary text, icons, strong, text. */
const stone: MantineColorsTuple = [
  '#FCFBFA',
  '#F6F4F1',
  '#EDEAE5',
  '#DFDBD4',
  '#C8C2B9',
  '#918A80',
  '#6B655D',
  '#524D47',
  '#37332F',
  '#1C1A18',
]

/** The one colour: it means "yours to act on". */
const loom: MantineColorsTuple = [
  '#EEF0FE',
  '#DDE1FD',
  '#BCC4FB',
  '#8D9AF5',
  '#6474EE',
  '#3D4DE6',
  '#2836CF',
  '#1F2AA8',
  '#182082',
  '#121860',
]

const sans = "'Inter Variable', 'Inter', system-ui, sans-serif"

export const theme = createTheme({
  primaryColor: 'loom',
  primaryShade: 6,
  colors: { loom, gray: stone, stone },
  black: stone[9],
  fontFamily: sans,
  headings: { fontFamily: "'Archivo Variable', 'Archivo', sans-serif", fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '16px' },
  lineHeights: { xs: '1.34', sm: '1.54', md: '1.57', lg: '1.5', xl: '1.5' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px #28221A0F',
    sm: '0 1px 2px #28221A0F',
    md: '0 1px 2px #28221A0F, 0 8px 24px -8px #28221A29',
    lg: '0 1px 2px #28221A0F, 0 8px 24px -8px #28221A29',
    xl: '0 24px 56px -16px #28221A47',
  },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { label: { fontWeight: 500 } } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right', withScrollArea: true } },
    Modal: {
      defaultProps: {
        radius: 'xl',
        centered: true,
        overlayProps: { backgroundOpacity: 0.45, color: stone[9] },
      },
    },
    Tooltip: { defaultProps: { color: stone[9], openDelay: 300, withArrow: false, radius: 'sm' } },
    // The library's own first focus is an element that a menu may not contain.
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'xl' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
    Loader: { defaultProps: { type: 'oval' } },
  },
})

/** Where Mantine's own greys are too light for text and field borders. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': stone[9],
    '--mantine-color-body': '#fff',
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': stone[6],
    '--mantine-color-default-border': stone[4],
    '--mantine-color-error': '#AF1F2B',
    '--mantine-color-anchor': loom[6],
    '--mantine-color-disabled': stone[2],
    '--mantine-color-disabled-color': stone[6],
    '--mantine-color-disabled-border': stone[2],
  },
  dark: {},
})
