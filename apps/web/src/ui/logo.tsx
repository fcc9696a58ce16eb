import { useBrand } from '#web/lib/brand.ts'

/** The house's logo, else four crossing threads; with its name unless `mark` alone is wanted. */
export function Logo({ mark = false, size = 28 }: { readonly mark?: boolean; readonly size?: number }) {
  const { name, logos } = useBrand()
  if (logos.light)
    return (
      <img
        src={logos.light}
        alt={mark ? '' : name}
        height={size}
        style={{ display: 'block', maxWidth: mark ? 160 : 220 }}
      />
    )
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
        <g fill="none" strokeWidth="4.6" strokeLinecap="round">
          <path stroke="var(--stone-9)" d="M4.5 11h23M4.5 21h23" />
          <path stroke="var(--loom-6)" d="M11 4.5v23M21 4.5v23" />
          <path stroke="#fff" strokeWidth="7.4" strokeLinecap="butt" d="M17.6 11h6.8M7.6 21h6.8" />
          <path stroke="var(--stone-9)" strokeLinecap="butt" d="M16.5 11h9M6.5 21h9" />
        </g>
      </svg>
      {!mark && (
        <span className="display" style={{ fontSize: 18, lineHeight: '24px', color: 'var(--stone-9)' }}>
          {name}
        </span>
      )}
    </span>
  )
}
