// The layers of the code (docs/architecture.md): they import one way, and lint keeps them to it.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import compat from 'eslint-plugin-compat'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const firebase = {
  group: ['firebase/*', '@firebase/*'],
  message: 'Only lib/firebase.ts, auth/ and data/ speak to Firebase.',
}
const fullSdk = {
  regex: '^firebase/firestore$',
  message: 'The local Firestore has no streams: import firebase/firestore/lite.',
}
const outside = {
  group: ['\\#school/**', '\\#tests/**', '\\#tools/**', 'firestore-emulator/**'],
  message: 'src/ imports nothing from outside src/.',
}
const behindTheEmulator = {
  group: ['**/emulator/**'],
  message: 'Import what the package exports: firestore-emulator/….',
}
const colour = '/^#[0-9a-f]{3,8}$|\\b(rgb|hsl|oklch)a?\\(/i'
const size = '/(^|[0-9.])(px|rem|em|ch|ms)\\b/'

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

// The patterns are read as by gitignore, where a bare # begins a comment.
const layers = ['app', 'pages', 'components', 'auth', 'data', 'content', 'lib', 'model']

const restOfTheHouse = {
  group: [...layers, 'styles', 'copy', 'school', 'tests', 'tools'].map((name) => `\\#${name}/**`),
  message: 'The emulator stands alone.',
}

/** One layer of src/ and the layers that it may import. */
function layer(name, mayImport, { files = [`src/${name}/**/*.{ts,tsx}`], speaksFirebase = false } = {}) {
  const forbidden = layers.filter((other) => other !== name && !mayImport.includes(other))
  if (forbidden.includes('content')) forbidden.push('copy')
  const otherLayers = {
    // Which language is built, and not what it says, may be asked everywhere.
    group: [...forbidden.map((other) => `\\#${other}/**`), '!\\#copy/language.ts'],
    message: `${name}/ may import only: ${mayImport.join(', ') || 'nothing'}.`,
  }
  return {
    files,
    rules: restrictImports(
      outside,
      fullSdk,
      ...(speaksFirebase ? [] : [firebase]),
      ...(forbidden.length > 0 ? [otherLayers] : []),
    ),
  }
}

export default tseslint.config(
  { ignores: ['dist', '.local', 'test-results', 'node_modules'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.strict,
  prettier,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.node.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Tables that are laid out as cards write their roles out (decision 96).
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  layer('app', ['pages', 'components', 'auth', 'data', 'content', 'lib', 'model']),
  layer('pages', ['components', 'auth', 'data', 'content', 'lib', 'model']),
  layer('components', ['content', 'lib', 'model']),
  layer('auth', ['lib', 'model'], { speaksFirebase: true }),
  layer('data', ['lib', 'model'], { speaksFirebase: true }),
  layer('content', ['lib', 'model']),
  layer('lib', ['model']),
  layer('lib', ['model'], { files: ['src/lib/firebase.ts'], speaksFirebase: true }),
  layer('model', []),
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map((selector) => ({
          selector,
          message: 'Colours come from src/styles: var(--…).',
        })),
        ...[`Literal[value=${size}]`, `TemplateElement[value.raw=${size}]`].map((selector) => ({
          selector: `JSXAttribute[name.name='style'] ${selector}`,
          message: 'Sizes come from src/styles: var(--…).',
        })),
        {
          selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/^sweetalert2/]',
          message: 'showMessage shows every message: components/dialog/message.ts.',
        },
      ],
    },
  },
  {
    files: ['src/components/dialog/message-box.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="Swal"] > ObjectExpression > :matches(Property[key.name=/^(title|html|footer)$/], Property[key.value=/^(title|html|footer)$/])',
          message: 'SweetAlert2 reads title, html and footer as HTML: titleText and text are plain.',
        },
        {
          selector: 'CallExpression[callee.object.name="Swal"] > :not(ObjectExpression).arguments',
          message: 'Write the options here, where lint can read them.',
        },
      ],
    },
  },
  {
    // What a browser of the list in package.json lacks.
    ...compat.configs['flat/recommended'],
    files: ['src/**/*.{ts,tsx,js}'],
    settings: { lintAllEsApis: true },
    rules: {
      'compat/compat': 'error',
      // The plugin knows neither these nor what values can do, for which `lib` in tsconfig.json is as old.
      'no-restricted-properties': [
        'error',
        ...['canParse', 'checkVisibility', 'requestSubmit', 'showPopover'].map((property) => ({ property })),
        ...['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property })),
      ],
    },
  },
  {
    // Unit tests are next to the code and may use what the tests share.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['{emulator,school,tools}/**/*.ts', 'tests/**/*.{ts,tsx}', '*.ts'],
    rules: {
      'no-console': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{school,tools}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/support/**'],
    rules: restrictImports(behindTheEmulator, {
      group: ['\\#tests/**'],
      message: 'Tests import tools, not the reverse.',
    }),
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: restrictImports(behindTheEmulator, fullSdk, {
      group: ['\\#tools/bench/**'],
      message: 'Tests import nothing of the benchmarks.',
    }),
  },
  {
    files: ['emulator/**/*.ts'],
    rules: restrictImports(restOfTheHouse),
  },
  {
    files: ['emulator/src/**/*.ts'],
    rules: restrictImports(restOfTheHouse, {
      group: ['firebase', 'firebase/*', '@firebase/*'],
      message: 'The server speaks the protocol itself.',
    }),
  },
)
