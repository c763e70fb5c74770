/** Guards the public API: every entry point exports what its report under docs/api-reports says.
 *
 * Compares the public API of every entry point with its report under docs/api-reports; `--update` writes the reports.
 * Needs the build of the packages on which a package depends.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from '@microsoft/api-extractor';
import ts from 'typescript';
import { type Entry, type Package, packages, root } from '../lib/packages.js';

const update = process.argv.includes('--update');
const reports = join(root, 'docs/api-reports');

const reportName = (pkg: Package, entry: Entry): string =>
  entry.subpath === '.' ? pkg.id : `${pkg.id}.${entry.file.replaceAll('/', '.')}`;

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** Emits the declarations of a package to its temp/types, with maps that lead messages back to the sources. */
function emitDeclarations(pkg: Package): { file(source: string): string; exported(source: string): Set<string> } {
  const configFile = join(root, 'packages/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    join(root, 'packages'),
  );
  const src = join(pkg.dir, 'src');
  const outDir = join(pkg.dir, 'temp/types');
  rmSync(join(pkg.dir, 'temp'), { recursive: true, force: true });
  const ambient = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram(
    [...pkg.entries.map(({ source }) => join(pkg.dir, source)), ...ambient.map((file) => join(src, file))],
    {
      ...options,
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      customConditions: [],
      rootDir: src,
      outDir,
    },
  );
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host));
  const checker = program.getTypeChecker();
  return {
    file: (source) => join(outDir, source.replace(/^\.\/src\//, '').replace(/\.ts$/, '.d.ts')),
    exported(source) {
      const file = program.getSourceFile(join(pkg.dir, source));
      const symbol = file && checker.getSymbolAtLocation(file);
      return new Set(symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : []);
    },
  };
}

function config(pkg: Package, entry: Entry, mainEntryPointFilePath: string): IConfigFile {
  const error = { logLevel: ExtractorLogLevel.Error };
  const none = { logLevel: ExtractorLogLevel.None };
  return {
    projectFolder: pkg.dir,
    mainEntryPointFilePath,
    newlineKind: 'lf' as never,
    compiler: {
      overrideTsconfig: {
        extends: join(root, 'packages/tsconfig.json'),
        compilerOptions: { customConditions: [] },
        include: [],
        files: [],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: reportName(pkg, entry),
      reportFolder: reports,
      reportTempFolder: join(pkg.dir, 'temp'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: error },
      extractorMessageReporting: {
        default: error,
        // Everything that is exported is public.
        'ae-missing-release-tag': none,
        // typedoc checks the links, across packages too, the tags, of which it knows more, and that exports are documented.
        'ae-unresolved-link': none,
        'ae-undocumented': none,
      },
      tsdocMessageReporting: { default: error, 'tsdoc-undefined-tag': none },
    },
  };
}

let failed = false;
mkdirSync(reports, { recursive: true });
const expected = new Set<string>();

for (const pkg of packages()) {
  const declarations = emitDeclarations(pkg);
  const exportedAnywhere = new Set(pkg.entries.flatMap(({ source }) => [...declarations.exported(source)]));
  /** A subpath may use what another entry of the package exports: its user imports it from there. */
  const forgivable = (message: ExtractorMessage): boolean =>
    message.messageId === 'ae-forgotten-export' && exportedAnywhere.has(message.text.split('"')[1] ?? '');

  const configs = pkg.entries.map((entry) =>
    ExtractorConfig.prepare({
      configObject: config(pkg, entry, declarations.file(entry.source)),
      configObjectFullPath: undefined,
      packageJsonFullPath: join(pkg.dir, 'package.json'),
    }),
  );
  const first = configs[0];
  if (first === undefined) continue;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const [i, entry] of pkg.entries.entries()) {
    const name = reportName(pkg, entry);
    expected.add(`${name}.api.md`);
    const { succeeded } = Extractor.invoke(configs[i] ?? first, {
      compilerState,
      localBuild: update,
      messageCallback(message) {
        if (forgivable(message)) message.logLevel = ExtractorLogLevel.None;
        // The notes on the reports themselves are told below, in one line.
        if (message.messageId.startsWith('console-api-report')) message.handled = true;
        if (message.messageId.startsWith('console-') && message.logLevel === ExtractorLogLevel.Info)
          message.handled = true;
      },
    });
    if (!succeeded) {
      failed = true;
      console.error(
        `${name}: the public API or its documentation is not as the report docs/api-reports/${name}.api.md says.`,
      );
    }
  }
}

for (const file of readdirSync(reports)) {
  if (expected.has(file)) continue;
  if (update) rmSync(join(reports, file));
  else {
    failed = true;
    console.error(`docs/api-reports/${file} reports an entry point that is not there.`);
  }
}
if (failed) {
  console.error('If the change is meant, run `npm run api -- --update` and commit the reports.');
  process.exitCode = 1;
}
