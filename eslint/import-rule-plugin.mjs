import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { refuseImport } from './import-rule.mjs';

const projects = new Map();

/** The folder and layer of the project a file belongs to, by the nearest package.json with a layer tag. */
function projectOf(file) {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    if (!projects.has(dir)) {
      const manifest = join(dir, 'package.json');
      const tags = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags ?? []) : [];
      projects.set(dir, tags.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length));
    }
    const layer = projects.get(dir);
    if (layer) return { dir, layer };
  }
  return undefined;
}

const rule = {
  meta: { type: 'problem', schema: [], messages: { refused: 'Rule of imports: {{why}}.' } },
  create(context) {
    const file = context.filename;
    const project = projectOf(file);
    if (!project) return {};
    const inTest = /\.(spec|e2e)\.tsx?$/.test(file) || file.startsWith(join(project.dir, 'test') + sep);
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const leavesProject =
        specifier.startsWith('.') && !resolve(dirname(file), specifier).startsWith(project.dir + sep);
      const why = refuseImport({ layer: project.layer, specifier, inTest, leavesProject });
      if (why) context.report({ node, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    };
  },
};

export default { rules: { 'import-rule': rule } };
