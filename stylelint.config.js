// The design tokens are in src/styles/tokens.css, picture-colours.css and */type.css: every other style sheet uses them by name.
/** How wide or high one thing is stands with it. */
const sizes = ['/^(min-|max-)?(width|height|inline-size|block-size)$/', 'flex', '/^grid-template/']
const units = ['px', 'rem', 'em', 'ch', 'ex', 'cap', 'ic', 'cm', 'mm', 'q', 'in', 'pt', 'pc', 's', 'ms']
const colours = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix']
const easings = ['cubic-bezier', 'linear', 'steps']

/** Tokens, and keywords that inherit; 0 and 1 need no token. */
const tokensOnly = {
  ignoreValues: ['0', '1', 'none', 'normal', 'inherit', 'transparent', 'currentcolor'],
  disableFix: true,
}

/** Features that the oldest browsers may lack; the first, the build writes out. */
const dispensable = [
  'css-nesting', // What a narrow window changes in a rule stands in it.
  'css-overscroll-behavior', // A dialog that is scrolled to its end scrolls the page behind it.
  'css-resize', // A text area stays as tall as it is.
  'css-subgrid', // Side by side, a field with a notice below it stands higher than the others.
  'text-size-adjust', // It stands beside its older name.
]

export default {
  extends: 'stylelint-config-recommended',
  plugins: ['stylelint-declaration-strict-value', 'stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // It comes where it is read with its selector, not sorted by weight.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'color-no-invalid-hex': true,
    'unit-no-unknown': true,
    'function-no-unknown': true,
    'no-unknown-animations': true,

    // What the browsers of `browserslist` in package.json do not know; below it, what the plugin has no name for.
    'plugin/no-unsupported-browser-features': [true, { ignorePartialSupport: true, ignore: dispensable }],
    'at-rule-disallowed-list': ['property', 'scope', 'starting-style'],
    'property-disallowed-list': ['/^container/', 'rotate', 'scale', 'translate'],
    'selector-pseudo-class-disallowed-list': ['modal', 'open', 'user-invalid', 'user-valid'],

    // The design language.
    'color-named': 'never',
    'color-no-hex': true,
    // A shadow, or the lip that a button stands on.
    'declaration-property-value-allowed-list': {
      '/^(box|text)-shadow$/': ['none', 'var(--shadow)', '/^0 (0|var\\(--lip\\)) 0 var\\(--[\\w-]+\\)$/'],
    },
    'declaration-property-value-disallowed-list': {
      '/^(animation|transition)/': ['/\\bease\\b/'],
      '/^overflow/': ['clip'],
      float: ['/inline/'],
      '/^(border|outline|column-rule)/': ['/\\b(thin|medium|thick)\\b/'],
    },
    'function-disallowed-list': [...colours, ...easings],
    'unit-disallowed-list': [
      [...units, 'lh', 'rlh'],
      {
        ignoreMediaFeatureNames: { em: ['/width$/', '/height$/'] },
        ignoreProperties: { px: sizes, rem: sizes, em: sizes },
      },
    ],
    'scale-unlimited/declaration-strict-value': [
      [
        '/color$/',
        'fill',
        'stroke',
        'font-family',
        'font-size',
        'font-weight',
        'letter-spacing',
        'line-height',
      ],
      tokensOnly,
    ],
  },
  overrides: [
    {
      files: ['src/styles/{tokens,picture-colours,fonts,*/type,*/fallback-font}.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
  ],
}
