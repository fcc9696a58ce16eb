import type { Country } from '@teamloom/commerce/addresses/regions.ts'

const stripes = [0, 1, 2, 3, 4, 5, 6]

/** Decoration: the country's name stands in the choice. */
export function Flag({ country }: { readonly country: Country }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden focusable="false" style={{ flex: 'none' }}>
      {country === 'CA' ? (
        <>
          <path fill="#fff" d="M0 0h20v14H0z" />
          <path fill="#c8102e" d="M0 0h5v14H0zM15 0h5v14h-5z" />
          <path
            fill="#c8102e"
            d="M10 2.4l.75 1.35.8-.35-.35 2 .95-.95.25.6 1.1-.2-.4 1.15.5.35-1.9 1.6.2.75-1.65-.25.05 1.95h-.6l.05-1.95-1.65.25.2-.75-1.9-1.6.5-.35-.4-1.15 1.1.2.25-.6.95.95-.35-2 .8.35z"
          />
        </>
      ) : (
        <>
          <path fill="#fff" d="M0 0h20v14H0z" />
          {stripes.map(stripe => (
            <path key={stripe} fill="#b22234" d={`M0 ${stripe * 2}h20v1.08H0z`} />
          ))}
          <path fill="#3c3b6e" d="M0 0h9v7.54H0z" />
          <g fill="#fff">
            {[1.5, 4.5, 7.5].flatMap(x =>
              [1.4, 3.8, 6.2].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r=".6" />),
            )}
          </g>
        </>
      )}
      <path fill="none" stroke="#1c1a18" strokeOpacity=".14" d="M.5.5h19v13H.5z" />
    </svg>
  )
}
