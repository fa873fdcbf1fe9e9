import type { Told } from "../told.js";

/** Errors in the content of a queue and in its address. */
export const QUEUES_REFUSALS: readonly Told[] = [
  {
    en: "a worker opens no file such as {1} unless it is started with --allow-files DIR",
    fr: "un ouvrier n’ouvre aucun fichier tel que {1}, sauf s’il est lancé avec --allow-files DIR",
    es: "un trabajador no abre ningún archivo como {1} si no se inicia con --allow-files DIR",
    zh: "工作进程不会打开 {1} 这样的文件，除非以 --allow-files DIR 启动",
  },
  {
    en: "a worker opens no file that its run does not list, such as {1}: name it with its folder, as in ./FILE",
    fr: "un ouvrier n’ouvre aucun fichier que son calcul n’énumère pas, tel que {1}\u00a0: nommez-le avec son dossier, comme ./FILE",
    es: "un trabajador no abre ningún archivo que su cálculo no enumere, como {1}: nómbrelo con su carpeta, como ./FILE",
    zh: "工作进程不会打开任务未列出的文件，如 {1}：请连同文件夹一起写出，如 ./FILE",
  },
  {
    en: "{1} is outside of the folders that this worker opens files of (--allow-files)",
    fr: "{1} est hors des dossiers dont cet ouvrier ouvre les fichiers (--allow-files)",
    es: "{1} está fuera de las carpetas cuyos archivos abre este trabajador (--allow-files)",
    zh: "{1} 不在此工作进程可打开文件的文件夹内 (--allow-files)",
  },
  {
    en: "a worker starts no program such as {1} unless it is started with --allow-programs",
    fr: "un ouvrier ne lance aucun programme tel que {1}, sauf s’il est lancé avec --allow-programs",
    es: "un trabajador no inicia ningún programa como {1} si no se inicia con --allow-programs",
    zh: "工作进程不会启动 {1} 这样的程序，除非以 --allow-programs 启动",
  },
  {
    en: "--allow-files takes a folder, and {1} is none",
    fr: "--allow-files prend un dossier, et {1} n’en est pas un",
    es: "--allow-files toma una carpeta, y {1} no lo es",
    zh: "--allow-files 应为文件夹，而 {1} 不是",
  },
  {
    en: 'the queue asks for the game "{1}", which does not come with Tyche',
    fr: 'la file demande le jeu "{1}", que Tyche n’a pas',
    es: 'la cola pide el juego "{1}", que Tyche no trae',
    zh: '队列要求的游戏 "{1}" 不是 Tyche 自带的',
  },
  {
    en: "the queue holds what is no {1} of Tyche: {2}",
    fr: "la file contient ce qui n’est pas un {1} de Tyche\u00a0: {2}",
    es: "la cola contiene lo que no es un {1} de Tyche: {2}",
    zh: "队列中的内容不是 Tyche 的 {1}：{2}",
  },
  {
    en: "the queue holds what is no JSON",
    fr: "la file contient ce qui n’est pas du JSON",
    es: "la cola contiene lo que no es JSON",
    zh: "队列中的内容不是 JSON",
  },
  {
    en: "the queue holds what is no result of Tyche",
    fr: "la file contient ce qui n’est pas un résultat de Tyche",
    es: "la cola contiene lo que no es un resultado de Tyche",
    zh: "队列中的内容不是 Tyche 的结果",
  },
  {
    en: "the queue is named twice: leave --queue or the address out",
    fr: "la file est nommée deux fois\u00a0: laissez --queue ou l’adresse",
    es: "la cola se nombra dos veces: quite --queue o la dirección",
    zh: "队列给出了两次：请去掉 --queue 或地址",
  },
  {
    en: "name the queue: tyche worker --queue redis://HOST:6379",
    fr: "nommez la file\u00a0: tyche worker --queue redis://HOST:6379",
    es: "nombre la cola: tyche worker --queue redis://HOST:6379",
    zh: "请给出队列，如 tyche worker --queue redis://HOST:6379",
  },
];
