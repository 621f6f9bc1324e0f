/**
 * Names that have capitals, and yet are no words without them. The dictionary holds them in their own case; hasty notes write "eks" and
 * "kaggle" and mean the same.
 */
export const LOWERED = new Set(
  (
    'a100 a2c a3c acpi activejob activerecord activestorage activesupport adb adc aem aes afni aix ajax aks alac alsa altera amcl ' +
    'ampl anki apns aprs asan asio astc atari aur authenticode autogen automerge av1 avr avx avx2 avx512 axi axi4 bert ble bpf ' +
    'braintree buildpacks bwa byond caffe cbmc cdk cdn cgi chainer cifs clippy clmul cloudsql cntk conda conll cordova coredata ' +
    'covesa cpan cran creo criu crsf cura cvs dac dafny darknet dask datahub datatables db2 dbrx ddim ddns ddpg ddr3 ddr4 ddr5 dds ' +
    'detr devtools dita dma dmm dmx docsis dqn drf drm dsp duckduckgo dvc dvi dxf ebs ecdh ecp5 ecr edid egl eigen eigen3 ejb ejs ' +
    'ekf ekf2 eks endnote energia ensembl epub erb esm ethernet etw evm exadata exim exla f2fs falco fedora firefox frappe frida frr ' +
    'fsdp fsl ft8 ftir ftp ftps gatling gba gce gcs gd32 gdm genivi geos geth gha ghcr ghdl giphy github gitlab glew glx gmp gnss ' +
    'gopath goroot gpon gpx grib gromos grub gsm gtsam h100 h5p hana hdmi hedera heif heimdall hkdf hls hls4ml hmac hoomd houdini ' +
    'hplc hsts i2p i2s icmp iiif iis imu iocp irix itk jax jdk jfr jfs jms jmx jni joplin jpa jsf jsp jvmti jwe k210 kaggle keda ' +
    'kgdb kml knn knx koha kql ktx2 kvm l4t lcsc ldac lede lilo livewire lm35 lmtp lottie lsp lstm lstms lte lto lvds lvm lwc lxde ' +
    'mapillary mastodon maui mcp md5 mdio megatron meraki mfa mfc midi mifare mimir mipi mips misra mjpeg mkl mmc mmio mmu monit moq ' +
    'moveit moveit2 mp3 mp4 mpfr mpi mqx mrtg msw mtd mvvm n64 nakama nand nanopore ndk netconf nfc nfs nlb nmr nss ntp nucleo numa ' +
    'nvk nwb ocr omeka ontap openelec osm ovito ovn paho paxos pca pcr peap pecl peft phaser phpmd pkce plc plex pm2 ppo prisma ' +
    'psram ptp pubsub pxe pxelinux pynq qml qspi qt qualcomm radv rasa rbac rdf rdma rds restconf rfid rgmii rman rmii rnn ros rpi ' +
    'rpki rsa rstp rtc rtp rvm rvv rwkv sarif sasl sata sbml sbt scap scim scorm scsi sctp sdcc sdio sdl sdl2 sdl3 sdr sdram seurat ' +
    'sg90 sgmii sgx sha1 shap simd simh sitl slsa smb snes sns solaris spi spyder sse ssis ssm ssrs sssd stix stonith stryker suse ' +
    'svm swc swd swmm swr symantec tanzu taxii tbb td3 tegra tflm tftp timeshift tlsa tomoyo tpm tpu trac trixie tsv tsx tvm twrp ' +
    'typer u2f uart ucx umap uml usb usdz uvm uwb uwp v100 vae vala vcf vfio vga vgg vitis vlc voip voron vp8 vpc vpn vpp vrml vst ' +
    'vtk vulkan vvc waf wasapi wasi wcf webex weebly weka wemos wfs wgan whmcs wifi wix wms wpf wrf xcb xdp xen xeon xero xfrm xfs ' +
    'xla xna xsd yalmip ynab yolo yourls z80 zeroconf zha zodb zpl zuul'
  ).split(' '),
)
