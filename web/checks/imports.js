/**
 * Holds the imports of `src/` against `.dependency-cruiser.js`: no circles, and folders in their order.
 *
 * dependency-cruiser reads what a component is compiled to, from which imports of types are gone. Here it is given a
 * copy of the sources in which a component is what its script and its markup import.
 */
import { cruise } from 'dependency-cruiser';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rules from '../.dependency-cruiser.js';

const copy = mkdtempSync(join(tmpdir(), 'imports-'));
try {
  cpSync('src', join(copy, 'src'), { recursive: true, filter: (file) => !file.endsWith('.ftl') });
  for (const name of readdirSync(copy, { recursive: true }).filter((name) => name.endsWith('.svelte'))) {
    const file = join(copy, name);
    const source = readFileSync(file, 'utf8');
    const scripts = [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script);
    const markup = source.replace(/<script.*?<\/script>/gs, '').match(/import\('[^']+'\)/g) ?? [];
    writeFileSync(file, [...scripts, ...markup].join(';\n'));
    renameSync(file, `${file}.ts`);
  }
  const { output, exitCode } = await cruise(['src'], {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    baseDir: copy,
    outputType: 'err',
  });
  console.log(String(output).replace(/src\/\S+\.svelte\.ts/g, (file) => (existsSync(file) ? file : file.slice(0, -3))));
  process.exitCode = exitCode;
} finally {
  rmSync(copy, { recursive: true });
}
