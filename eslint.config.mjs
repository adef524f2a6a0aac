import tseslint from 'typescript-eslint';
import redDisc from './eslint/import-rule-plugin.mjs';

const pureLibs = ['kernel', 'game', 'allegra', 'tournaments', 'clubs', 'fair', 'contracts'];
const chanceAndClock = [
  { object: 'Math', property: 'random', message: 'Chance is handed in: see docs/rules.' },
  { object: 'Date', property: 'now', message: 'Time is handed in.' },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/generated/**',
      '.cache/**',
      '.nx/**',
      '.data/**',
      '**/next-env.d.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    // One program of all sources: with the projects' own, each would be read again by all that import it.
    languageOptions: {
      parserOptions: { project: 'eslint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'red-disc': redDisc },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'red-disc/import-rule': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Indexing is checked by noUncheckedIndexedAccess; where an index is known to be good, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // We have no enums, by the rule above, and this one looks up the type of every value: a quarter of the whole lint.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: pureLibs.map((lib) => `libs/${lib}/src/**/*.ts`),
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': ['error', ...chanceAndClock],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is handed in.' },
      ],
    },
  },
  {
    files: ['apps/dashboard/**/*.ts', 'apps/dashboard/**/*.tsx'],
    languageOptions: { parserOptions: { project: 'apps/dashboard/tsconfig.json' } },
  },
  { files: ['tools/**/*.ts'], rules: { 'no-console': 'off' } },
);
