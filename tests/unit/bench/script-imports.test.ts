import { expect, it } from 'vitest';
import { scriptImports } from '../../../scripts/bench/script-imports.ts';

it.each([
  ['import{a as b}from"./x.js";b()', ['./x.js']],
  ['import"./x.js";import*as y from\'./y.js\'', ['./x.js', './y.js']],
  ['export*from"./x.js";export{y}from"./y.js";export{z}', ['./x.js', './y.js']],
  ['import("./x.js").then(e=>e.go())', ['./x.js']],
  ['const x=await import(`./x.js`);', ['./x.js']],
  ['if(window.early){await import("./x.js")}', ['./x.js']],
  ['const f=()=>{import("./x.js")};requestAnimationFrame(()=>setTimeout(f))', ['./x.js']],
  ['setTimeout(()=>import("./x.js"))', ['./x.js']],
  ['const f=()=>{import("./x.js")};addEventListener("click",f)', []],
  ['const start=async()=>{await import("./x.js")}', []],
  ['function start(){return import("./x.js")}', []],
  ['class A{x=import("./x.js");y(){import("./y.js")}}', []],
  ['import(name)', []],
  ['const text=\'import "./x.js"\';// import "./y.js"', []],
  ['', []],
])('imports during the evaluation of a script: %s: %o', (code, imports) => {
  expect(scriptImports(code)).toEqual(imports);
});

it('tells apart what an idle page imports', () => {
  const code =
    'import"./x.js";const f=()=>import("./y.js");function g(){self.r?requestIdleCallback(f):setTimeout(f,9)}';
  expect(scriptImports(code)).toEqual(['./x.js']);
  expect(scriptImports(code, 'idle')).toEqual(['./y.js']);
});
