import { IconHanger } from '@tabler/icons-react'

/** Body and sleeves of tops that end in ribs; what is at the neck comes with each of them. */
const top = [
  'M12.2 6.6 7.2 8.7C5.7 9.3 4.9 10.5 4.6 12L3 25.4 6.7 26 8.6 16.6V27.6H23.4V16.6L25.3 26 29 25.4 27.4 12C27.1 10.5 26.3 9.3 24.8 8.7L19.8 6.6',
  'M8.6 25.3H23.4M3.3 23 7.2 23.6M28.7 23 24.8 23.6',
]
const vest = [
  'M12.4 6.6 8.2 8.4C9.4 11.8 8.8 14.6 7 16.4V27.6H25V16.4C23.2 14.6 22.6 11.8 23.8 8.4L19.6 6.6',
  'M12.4 6.6 12.9 3.2H19.1L19.6 6.6',
  'M16 3.2V27.6',
]

/** Line drawings on a field of 32 by 32, by the name of the family. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  hoodie: [
    'M11 10C9.8 6 12.2 3 16 3s6.2 3 5 7',
    'M12.3 10.2C12.9 12 14.3 13 16 13s3.1-1 3.7-2.8C19 7 17.7 5.8 16 5.8S13 7 12.3 10.2Z',
    'M11 10 7.2 11.6C5.7 12.2 4.9 13.4 4.6 15L3 26.4 6.7 27 8.6 18.6V28.5H23.4V18.6L25.3 27 29 26.4 27.4 15C27.1 13.4 26.3 12.2 24.8 11.6L21 10',
    'M8.6 26.2H23.4',
    'M11.8 23.6 13.4 19.4H18.6L20.2 23.6Z',
    'M14.6 12.9V16.2M17.4 12.9V16.2',
  ],
  shirt: [
    'M11.6 5.2 5.2 8 2.2 14 6.8 16.2 8.6 14V27.6H23.4V14L25.2 16.2 29.8 14 26.8 8 20.4 5.2C19.6 8.6 12.4 8.6 11.6 5.2Z',
    'M3 12.9 7.4 15M29 12.9 24.6 15',
    'M8.6 25.6H23.4',
  ],
  sweatshirt: [...top, 'M12.2 6.6C13 10 19 10 19.8 6.6C17.6 5.5 14.4 5.5 12.2 6.6Z'],
  mockneck: [...top, 'M12.2 6.6 12.8 3.2H19.2L19.8 6.6C18 8.2 14 8.2 12.2 6.6Z'],
  pullover: [...top, 'M12.2 6.6 12.8 2.8 16 5.6 19.2 2.8 19.8 6.6', 'M16 5.6V14'],
  sleevelessPolar: [...vest, 'M11 18.6 10.2 23.2M21 18.6 21.8 23.2'],
  sleevelessJacket: [...vest, 'M8.8 11.6H23.2M7.6 16H24.4M7 20.2H25M7 24.2H25'],
  beanie: [
    'M7 21V18.4C7 11.6 10.4 7 16 7S25 11.6 25 18.4V21',
    'M5.6 21H26.4V27.4H5.6Z',
    'M11.6 21V12.4M16 21V10.6M20.4 21V12.4',
    'M9.4 24.2V27.4M13.8 24.2V27.4M18.2 24.2V27.4M22.6 24.2V27.4',
    'M16 7V4.6',
  ],
  socks: [
    'M15.4 3.6H24.4V17.2C24.4 20.4 23.2 22 20.8 23.4L12.6 28C9.6 29.6 6 28 6 24.9 6 23.2 6.9 22 8.4 21.2L15.4 17.4Z',
    'M15.4 6.8H24.4',
    'M24.2 18.6C21.4 18.4 19.6 20 19.8 23.8',
    'M10.2 20.4C12 21.8 13 24.4 12.6 28',
  ],
  mask: [
    'M6.4 11.4C10 11.2 13.2 9.8 16 9.8S22 11.2 25.6 11.4V18.4C25.6 22 20.4 24.8 16 24.8S6.4 22 6.4 18.4Z',
    'M6.4 12.6C3.4 12.2 2.4 18 6.6 18.6M25.6 12.6C28.6 12.2 29.6 18 25.4 18.6',
    'M16 9.8V24.8',
  ],
  sweatpants: [
    'M9.8 3.6H22.2V6.8H9.8Z',
    'M9.8 6.8 7.8 28.4H13.4L16 13.6 18.6 28.4H24.2L22.2 6.8',
    'M8.1 25.6H13.9M18.1 25.6H23.9',
    'M15.2 6.8V10M16.8 6.8V9.4',
  ],
}

/** What a family looks like, in lines; a hanger for one that has no drawing. */
export function FamilyIcon({ family, size = 28 }: { readonly family: string; readonly size?: number }) {
  const paths = drawings[family]
  if (!paths) return <IconHanger size={size} stroke={(1.5 * 24) / size} aria-hidden />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {paths.map(path => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
